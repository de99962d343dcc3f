#pragma once

// All that a program with Fulgurite needs, torch::nn included. The command line
// is in fulgurite/cli.h, datasets from files in fulgurite/data/datasets/.

#include <torch/nn.h>

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/random.h"
#include "fulgurite/callbacks/early_stopping.h"
#include "fulgurite/callbacks/lambda_callback.h"
#include "fulgurite/callbacks/learning_rate_monitor.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/callbacks/model_summary.h"
#include "fulgurite/callbacks/progress_bar.h"
#include "fulgurite/callbacks/timer.h"
#include "fulgurite/core/data_module.h"
#include "fulgurite/core/logger.h"
#include "fulgurite/core/module.h"
#include "fulgurite/data/combined_loader.h"
#include "fulgurite/data/data_loader.h"
#include "fulgurite/data/datasets/tensor_dataset.h"
#include "fulgurite/data/samplers.h"
#include "fulgurite/data/tensor_dict.h"
#include "fulgurite/loggers/csv_logger.h"
#include "fulgurite/loggers/jsonl_logger.h"
#include "fulgurite/loggers/tensorboard_logger.h"
#include "fulgurite/optim/adam.h"
#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/cosine_annealing_lr.h"
#include "fulgurite/optim/lambda_lr.h"
#include "fulgurite/optim/one_cycle_lr.h"
#include "fulgurite/optim/reduce_lr_on_plateau.h"
#include "fulgurite/optim/rmsprop.h"
#include "fulgurite/optim/sgd.h"
#include "fulgurite/optim/step_lr.h"
#include "fulgurite/trainer/load_from_checkpoint.h"
#include "fulgurite/trainer/trainer.h"
