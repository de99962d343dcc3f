"""Reads a folder of logs with the real readers and prints it as JSON.

python read_logs.py events FOLDER   tensorboard's EventAccumulator and hparams
python read_logs.py csv FILE        Python's csv module
python read_logs.py yaml FILE       PyYAML
python read_logs.py jsonl FILE      Python's json module
"""

import csv
import json
import sys


def events(folder):
    from tensorboard.backend.event_processing.event_accumulator import (
        EventAccumulator,
    )
    from tensorboard.backend.event_processing import plugin_event_accumulator
    from tensorboard.plugins.hparams import metadata
    from tensorboard.util import tensor_util

    accumulator = EventAccumulator(folder, size_guidance={"scalars": 0})
    accumulator.Reload()
    tags = accumulator.Tags()
    # The one that TensorBoard's plugins see.
    plugins = plugin_event_accumulator.EventAccumulator(folder)
    plugins.Reload()

    out = {"scalars": {}, "texts": {}, "histograms": {}, "hparams": {}}
    for tag in tags["scalars"]:
        out["scalars"][tag] = [
            [event.step, event.value] for event in accumulator.Scalars(tag)
        ]
    if "text" in plugins.ActivePlugins():
        for tag in plugins.PluginTagToContent("text"):
            out["texts"][tag] = [
                [event.step, tensor_util.make_ndarray(event.tensor_proto)[0].decode()]
                for event in plugins.Tensors(tag)
            ]
    for tag in tags["histograms"]:
        out["histograms"][tag] = [
            [event.step, event.histogram_value.num, sum(event.histogram_value.bucket)]
            for event in accumulator.Histograms(tag)
        ]
    if "hparams" in plugins.ActivePlugins():
        content = plugins.PluginTagToContent("hparams")
        # TensorBoard's server lists only tags that have a tensor.
        assert all(plugins.Tensors(tag) for tag in content)
        start = metadata.parse_session_start_info_plugin_data(
            content[metadata.SESSION_START_INFO_TAG]
        )
        out["hparams"]["params"] = {
            key: getattr(value, value.WhichOneof("kind"))
            for key, value in start.hparams.items()
        }
        experiment = metadata.parse_experiment_plugin_data(
            content[metadata.EXPERIMENT_TAG]
        )
        out["hparams"]["infos"] = {
            info.name: info.type for info in experiment.hparam_infos
        }
        out["hparams"]["metrics"] = [
            info.name.tag for info in experiment.metric_infos
        ]
        end = metadata.parse_session_end_info_plugin_data(
            content[metadata.SESSION_END_INFO_TAG]
        )
        out["hparams"]["status"] = end.status
        out["hparams"]["took_time"] = end.end_time_secs >= start.start_time_secs
    return out


def rows(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def with_types(value):
    """Each leaf as its type and its text."""
    if isinstance(value, dict):
        return {str(key): with_types(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_types(item) for item in value]
    return f"{type(value).__name__} {value}"


def hparams(path):
    import yaml

    with open(path) as file:
        return with_types(yaml.safe_load(file))


def lines(path):
    def refuse(word):
        raise ValueError(f"{word} is not JSON")

    with open(path) as file:
        return [
            {key: repr(float(value)) for key, value in json.loads(line, parse_constant=refuse).items()}
            for line in file
        ]


if __name__ == "__main__":
    readers = {"events": events, "csv": rows, "yaml": hparams, "jsonl": lines}
    json.dump(readers[sys.argv[1]](sys.argv[2]), sys.stdout)
