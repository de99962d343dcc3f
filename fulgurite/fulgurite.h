#pragma once

// All that a program with Fulgurite needs, torch::nn included.

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
#include "fulgurite/data/data.h"
#include "fulgurite/loggers/csv_logger.h"
#include "fulgurite/loggers/jsonl_logger.h"
#include "fulgurite/loggers/tensorboard_logger.h"
#include "fulgurite/optim/optim.h"
#include "fulgurite/trainer/trainer.h"
