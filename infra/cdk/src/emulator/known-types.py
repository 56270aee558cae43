"""Prints the types of resources that moto makes, as JSON."""

import importlib
import json
import sys

from moto.backends import list_of_moto_modules
from moto.cloudformation.parsing import get_model_map

for service in list_of_moto_modules():
    try:
        importlib.import_module(f"moto.{service}.models")
    except ModuleNotFoundError:
        pass  # A part of moto that emulates no service.
json.dump(sorted(get_model_map()), sys.stdout)
