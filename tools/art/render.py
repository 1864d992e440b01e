"""Run by Blender: -- <scene file> <output png> [width] [samples]"""
import pathlib
import runpy
import sys

import bpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
args = sys.argv[sys.argv.index("--") + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
import kit  # noqa: E402

runpy.run_path(args[0])
kit.render(str(pathlib.Path(args[1]).resolve()), *map(int, args[2:4]))
