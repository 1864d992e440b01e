"""The home page's film, and its poster (one frame of it, larger):

    blender -b --factory-startup -P video.py
    blender -b --factory-startup -P video.py -- poster 60

The room of scenes/pages/accueil.py, seen from a fixed camera. It is rendered whole only four times: floor
dull and floor clean, each with and without the sun. Around the trolley and the mop, small windows are
rendered per frame. Everything else (daybreak, the clean band's progress, the next night) is arithmetic on
these layers. They stay in build/video: delete it to render anew. Needs ffmpeg.
"""
import math
import os
import pathlib
import runpy
import subprocess
import sys

import bpy
import numpy as np

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here))
bpy.ops.wm.read_factory_settings(use_empty=True)
import furniture  # noqa: E402
import kit  # noqa: E402
from mathutils import Vector  # noqa: E402

POSTER = "poster" in sys.argv
W, H, FPS, SECONDS = (1440, 1080, 15, 12) if POSTER else (960, 720, 15, 12)
N = FPS * SECONDS
FINE, QUICK = 26, 10  # samples, twice: whole room, windows
out, movie = here / "build/video", here / "../../content/video"
out.mkdir(parents=True, exist_ok=True)
movie.mkdir(exist_ok=True)
cache = out / ("poster" if POSTER else "layers")
cache.mkdir(exist_ok=True)

# ------------------------------------------------------------------ the room

ACTORS = {}


def actor(name, build):
    """Built at the origin and hung on an empty, so that it can be moved."""
    def stand_in(x, y, rz=0, *rest):
        before = set(bpy.data.objects)
        build(0, 0, 0, *rest)
        handle = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(handle)
        for ob in set(bpy.data.objects) - before - {handle}:
            ob.parent = handle
        handle.location, handle.rotation_euler = (x, y, 0), (0, 0, math.radians(rz))
        ACTORS[name] = handle
    return stand_in


furniture.trolley, furniture.broad_mop = actor("trolley", furniture.trolley), actor("mop", furniture.broad_mop)
sign = furniture.wet_sign
furniture.wet_sign = lambda *a: sign(4.3, .34, 28)  # clear of the trolley's way
scene = runpy.run_path(str(here / "scenes/pages/accueil.py"))
P0, P1, SAG = Vector(scene["P0"]), Vector(scene["P1"]), scene["SAG"]
ALONG = (P1 - P0).normalized()
ASIDE, MID, HALF = Vector((-ALONG.y, ALONG.x)), (P0 + P1) / 2, (P1 - P0).length / 2


def on_stroke(t):
    """Point and heading of the stroke's middle line, t from -1 to 1."""
    slope = -2 * t * SAG / HALF
    return MID + ALONG * t * HALF + ASIDE * (1 - t * t) * SAG, (ALONG + ASIDE * slope).normalized()


PRINT = "#94704B"


def footprints():
    """Last night's steps, all on the way of the mop."""
    for i in range(12):
        p, d = on_stroke(-.8 + i * .135)
        side = 1 if i % 2 else -1
        p = p + Vector((-d.y, d.x)) * side * .13
        with kit.at(p.x, p.y, .0105, rz=math.degrees(math.atan2(d.y, d.x)) + 90 - side * 9, s=1.12):
            oval = [(.052 * math.cos(a), .085 * math.sin(a) - .05) for a in np.linspace(0, 2 * math.pi, 28)[:-1]]
            heel = [(.038 * math.cos(a), .042 * math.sin(a) + .1) for a in np.linspace(0, 2 * math.pi, 20)[:-1]]
            for ring in (oval, heel):
                kit.prism(ring, .001, PRINT, r=0)


footprints()


def wiped(m):
    """The stroke shows only behind the mop's line, the footprints only before it."""
    nt = m.node_tree
    dot, less = nt.nodes.new("ShaderNodeVectorMath"), nt.nodes.new("ShaderNodeMath")
    dot.operation, dot.name, less.operation, less.name = "DOT_PRODUCT", "line", "LESS_THAN", "behind"
    nt.links.new(nt.nodes.new("ShaderNodeNewGeometry").outputs["Position"], dot.inputs[0])
    nt.links.new(dot.outputs["Value"], less.inputs[0])
    if m.name.endswith("~"):
        fac = next(n for n in nt.nodes if n.type == "MIX_RGB").inputs[0]
        both = nt.nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        nt.links.new(fac.links[0].from_socket, both.inputs[0])
        nt.links.new(less.outputs[0], both.inputs[1])
        nt.links.new(both.outputs[0], fac)
    else:
        less.operation = "GREATER_THAN"
        nt.links.new(less.outputs[0], nt.nodes["Principled BSDF"].inputs["Alpha"])
    return m


WIPED = [wiped(m) for m in bpy.data.materials if m.name.endswith("~") or m.name == PRINT]


def line(d, c):
    for m in WIPED:
        m.node_tree.nodes["line"].inputs[1].default_value = (d.x, d.y, 0)
        m.node_tree.nodes["behind"].inputs[1].default_value = c

# -------------------------------------------------------------------- acting

def ease(x):
    x = min(max(x, 0), 1)
    return x * x * x * (x * (6 * x - 15) + 10)


ROLL, STROKE, GLEAM, NIGHT = (6, 36), (40, 132), (134, 156), 158  # frames
FIRST, LAST = -.845, .715


def glide(x):
    """Starts and ends softly, steady in between."""
    k = .18
    x = min(max(x, 0), 1)
    if x < k:
        return x * x / (2 * k * (1 - k))
    return 1 - glide(1 - x) if x > 1 - k else (x - k / 2) / (1 - k)


def pose(f):
    """Trolley (x, turn), mop (x, y, turn) and the mop's line for frame f."""
    r = ease((f - ROLL[0]) / (ROLL[1] - ROLL[0]))
    x = (f - STROKE[0]) / (STROKE[1] - STROKE[0])
    k = min(max(x, 0), 1)
    p, d = on_stroke(FIRST + (LAST - FIRST) * glide(k))
    sway = math.radians(4) * math.sin(k * 4 * math.pi) * min(1, 5 * (1 - k), 5 * k)
    turn = math.atan2(d.y, d.x) + sway
    d = Vector((math.cos(turn), math.sin(turn)))
    return (1.0 + 1.12 * r, 8 - 6 * r), (p.x, p.y, turn - math.pi / 2), (d, d.dot(p))


def act(f):
    (tx, tr), (mx, my, mr), (d, c) = pose(f)
    ACTORS["trolley"].location, ACTORS["trolley"].rotation_euler.z = (tx, .62, 0), math.radians(tr)
    ACTORS["mop"].location, ACTORS["mop"].rotation_euler.z = (mx, my, 0), mr
    line(d, c)


def show(*names):
    for n, handle in ACTORS.items():
        for ob in handle.children:
            ob.hide_render = n not in names

# ------------------------------------------------------------------ shooting

act(0)
bpy.context.view_layer.update()
kit.film(W)
sc = bpy.context.scene
sc.render.use_persistent_data = True
bpy.context.view_layer.update()
cam = sc.camera
PAD, INV = W // 60, cam.matrix_world.inverted()


def pixel(p):
    v = INV @ Vector(p)
    s = W / cam.data.ortho_scale
    return v.x * s + W / 2, H / 2 - v.y * s


def window(*names):
    """Pixels x0, y0, x1, y1 that hold these actors and their shadows."""
    bpy.context.view_layer.update()
    pts = []
    for ob in (ob for n in names for ob in ACTORS[n].children):
        for corner in ob.bound_box:
            p = ob.matrix_world @ Vector(corner)
            pts += [pixel(p), pixel(p - kit.SUN * (p.z / kit.SUN.z))]
    (ax, ay), (bx, by) = np.min(pts, 0).astype(int) - PAD, np.max(pts, 0).astype(int) + PAD
    return max(ax, 0), max(ay, 0), min(bx, W), min(by, H)


def shot(name, area=None):
    """With the sun and without it, as one array (2, h, w, 4), kept on disk."""
    file = cache / f"{name}.npy"
    if file.exists():
        return np.load(file), area
    sc.render.use_border = sc.render.use_crop_to_border = area is not None
    if area:
        x0, y0, x1, y1 = area
        b = sc.render
        b.border_min_x, b.border_max_x = (x0 + .01) / W, (x1 + .01) / W
        b.border_min_y, b.border_max_y = 1 - (y1 - .01) / H, 1 - (y0 - .01) / H
    layers = []
    sc.cycles.samples = QUICK if area else FINE
    for energy in (2.15, 0):
        bpy.data.lights["sun"].energy = energy
        layers.append(kit.shoot())
    layers = np.array(layers, np.float16)
    np.save(file, layers)
    print("shot", name, area, flush=True)
    return layers, area


def stage(f, *names, area=()):
    act(f)
    show(*names)
    return shot(f"f{f:03d}" + "-".join(names if f == N else ()), window(*area) if area else None)


PAPER = np.array([0xFB, 0xFA, 0xF6]) / 255


def developed(img):
    """Linear, premultiplied, to sRGB on paper."""
    a = np.clip(img[..., 3:], 0, 1)
    rgb = np.clip(img[..., :3] / np.maximum(a, 1e-3), 0, 1)
    rgb = np.where(rgb <= .0031308, rgb * 12.92, 1.055 * rgb ** (1 / 2.4) - .055)
    return rgb * a + PAPER * (1 - a)


def lit(layers, day):
    """From the blue before sunrise (0) to full morning (1)."""
    sun = (.1 + .9 * day) * (np.array([1, .8, .58]) * (1 - day) + day)
    sky = np.array([.56, .66, .86]) * (1 - day) + day
    rgb = layers[1, ..., :3] * sky + np.maximum(layers[0, ..., :3] - layers[1, ..., :3], 0) * sun
    return developed(np.dstack([rgb, layers[0, ..., 3]]))


def morning(f):
    return ease((f - 2) / 125)


if POSTER:
    f = int(sys.argv[-1])
    img = lit(stage(f, "trolley", "mop")[0].astype(np.float32), morning(f))
    img = np.dstack([np.where(img <= .04045, img / 12.92, ((img + .055) / 1.055) ** 2.4), np.ones(img.shape[:2])])
    (here / "build/pages").mkdir(exist_ok=True)
    kit.save_png(str(here / "build/pages/video.png"), img)
    sys.exit()

act(0)
show()
line(ALONG, -1e3)
dull, _ = shot("dull")
clean, _ = stage(N)
parked = stage(N, "trolley", area=["trolley"])
line(ALONG, -1e3)
waiting = shot("waiting", parked[1])
moving = {}
for f in range(N):
    if ROLL[0] <= f <= ROLL[1]:
        moving[f] = stage(f, "trolley", "mop", area=["trolley", "mop"])
    elif STROKE[0] <= f <= STROKE[1]:
        moving[f] = stage(f, "trolley", "mop", area=["mop"])

# ------------------------------------------------------------------- cutting

dull, clean = dull.astype(np.float32), clean.astype(np.float32)
M = cam.matrix_world
px, py = np.meshgrid((np.arange(W) + .5 - W / 2), (H / 2 - np.arange(H) - .5))
size = cam.data.ortho_scale / W
ex, ey, ez = (np.array(M.col[k][:3]) for k in range(3))
world = np.array(M.translation) + (px[..., None] * ex + py[..., None] * ey) * size
world -= ez * ((world[..., 2] - .01) / ez[2])[..., None]  # each pixel's place on the floor
u = ((world[..., 0] - MID.x) * ALONG.x + (world[..., 1] - MID.y) * ALONG.y) / HALF
shiny = np.clip(np.abs(clean - dull)[0][..., :3].sum(-1) * 4 - .2, 0, 1)


def paste(img, piece):
    layers, (x0, y0, x1, y1) = piece
    h, w, k = y1 - y0, x1 - x0, 10
    ramp = np.minimum.outer(np.minimum(np.arange(h), np.arange(h)[::-1]), np.minimum(np.arange(w), np.arange(w)[::-1]))
    soft = np.clip((ramp + 1) / k, 0, 1)[None, ..., None]
    img[:, y0:y1, x0:x1] += (layers.astype(np.float32) - img[:, y0:y1, x0:x1]) * soft


paste(clean, parked)
before = dull.copy()
paste(before, waiting)


def layers_of(f):
    d, c = pose(f)[2]
    img = (before if f >= STROKE[0] else dull).copy()
    img += (clean - img) * np.clip(.5 - (world[..., 0] * d.x + world[..., 1] * d.y - c) / size, 0, 1)[None, ..., None]
    paste(img, moving[max(k for k in moving if k <= max(f, ROLL[0]))])
    if GLEAM[0] < f < GLEAM[1]:
        u0 = -1.4 + 2.6 * (f - GLEAM[0]) / (GLEAM[1] - GLEAM[0])
        still = np.clip(1 - np.abs(img - clean)[0, ..., :3].sum(-1) * 8, 0, 1)
        img[..., :3] += (np.exp(-((u - u0) / .13) ** 2) * .3 * shiny * still)[None, ..., None]
    return img


def picture(f):
    if f < NIGHT:
        return lit(layers_of(f), morning(f))
    # the next night passes over the room as one slanting shadow, and the loop begins again behind it
    slant = (np.arange(W) / W)[None] * .75 + (np.arange(H) / H)[:, None] * .25
    w = ((f - NIGHT) / (N - NIGHT) * 1.55 - slant) / .55
    w = np.clip(w, 0, 1) ** 2 * (3 - 2 * np.clip(w, 0, 1))
    w = w[..., None]
    return lit(layers_of(f) * (1 - w) + layers_of(0) * w, 1 - w)


first = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS),
                          "-i", "-", "-c:v", "ffv1", "-pix_fmt", "gbrp", str(out / "film.mkv")], stdin=subprocess.PIPE)
for f in range(N):
    first.stdin.write((picture(f) * 255 + .5).astype(np.uint8).tobytes())
first.stdin.close()
first.wait()
tags = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -an -map_metadata -1 -fflags +bitexact".split()
film = ["ffmpeg", "-v", "error", "-y", "-i", str(out / "film.mkv"), "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", *tags]
subprocess.run([*film, *"-c:v libx264 -preset veryslow -tune animation -crf 21 -movflags +faststart".split(), str(movie / "bureau.mp4")], check=True)
for n in (1, 2):
    subprocess.run([*film, *f"-c:v libvpx-vp9 -b:v 0 -crf 30 -deadline good -cpu-used 1 -row-mt 1 -g 240 -pass {n}".split(),
                    "-passlogfile", str(out / "vp9"), *(["-f", "null", os.devnull] if n == 1 else [str(movie / "bureau.webm")])], check=True)
for file in sorted(movie.glob("bureau.*")):
    print(file.name, file.stat().st_size, flush=True)
