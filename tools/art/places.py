"""The grammar of the local pages' scenes: grounds, buildings and what a place is known by.

Real metres, drawn at a third of their size like street.py. A scene opens a ground (`street`, `quay`), stands
buildings on it and adds the details of its place; fronts face -y, and +x where they are seen from the right.
"""
import math
from contextlib import contextmanager

from kit import arch, at, ball, box, cyl, evening_lamp, lathe, pane, prism, rnd, rounded, slab, tube
from street import FLOOR, GROUND, SHADE, SKY, chimney, dormer, facade, frustum, railing

BRICK, BRICK2, SLATE, ZINC = "#C9785C", "#B9674C", "#6E86A0", "#94A7B9"

# ------------------------------------------------------------------ grounds

@contextmanager
def street(lx=15.6, ly=13.6, road=3.0, pave="#E3E8EC"):
    """A pavement, with a street of that width along its front."""
    slab(lx * .3, ly * .3, "zinc2", back=.12)
    with at(s=.3):
        if road:
            box(lx, road + .2, .03, lx / 2, road / 2 + .1, -.012, "#9BA7B5", .004)
            for i in range(8):
                box(.95, .1, .012, 1.1 + i * (lx - 2.2) / 7, road / 2, .016, "white", 0)
            box(lx, ly - road, .14, lx / 2, (ly + road) / 2, -.012, "#C6CFD8", .02)
        kerb = .25 if road else 0
        box(lx - .03, ly - road - kerb - .03, .16, lx / 2, (ly + road + kerb) / 2, -.012, pave, .01)
        with at(z=.148):
            yield


@contextmanager
def quay(lx=15.6, ly=14.0, water=4.4, high=1.1, pave="#E3E8EC"):
    """Water along the front, a stone quay behind it; what is built stands on the quay."""
    slab(lx * .3, ly * .3, "zinc2", back=.12)
    with at(s=.3):
        box(lx, water + .2, .04, lx / 2, water / 2 + .1, 0, "water", .004)
        ripples(.6, .4, lx - 1.6, water - .4)
        prism(rounded(0, water, lx, ly, 0), high, "stone2", r=.03)
        prism(rounded(0, water - .1, lx, water + .5, 0), .18, "stone", z=high - .05, r=.04)
        n = int(lx / 1.46)
        for j in range(2):
            for i in range(n - j):
                box(1.36, .05, .4, .72 + 1.46 * i + .7 * j, water - .01, .1 + j * .46, ("#D8CAB2", "#E4D8C4")[(i + j) % 2], .02)
        box(lx - .03, ly - water - .5, .06, lx / 2, (ly + water + .5) / 2, high - .02, pave, .01)
        with at(z=high + .04):
            yield


def ripples(x0, y0, x1, y1, z=.04, n=26):
    for i in range(n):  # each a hair higher, since two at one height would render black where they cross
        box(rnd.uniform(.6, 1.5), .07, .015, rnd.uniform(x0, x1), rnd.uniform(y0, y1), z + i * 5e-4, rnd.choice(("water2", "#C9E6EB")), .005)


def setts(x0, y0, x1, y1, z=0, size=(.78, .5), greys=("#D3DAE1", "#CBD3DA", "#DCE2E7")):
    """Paving stones in staggered rows."""
    rows, cols = round((y1 - y0) / size[1]), round((x1 - x0) / size[0])
    k, r = (x1 - x0) / cols, (y1 - y0) / rows
    for j in range(rows):
        for i in range(cols + j % 2):
            a, b = max(x0, x0 + (i - .5 * (j % 2)) * k), min(x1, x0 + (i + 1 - .5 * (j % 2)) * k)
            box(b - a - .05, r - .05, .03, (a + b) / 2, y0 + (j + .5) * r, z, rnd.choice(greys), .012)


def lawn(x0, y0, x1, y1, z=0, edge="stone", m="#7DBE8A"):
    prism(rounded(x0, y0, x1, y1, .15), .1, edge, z=z, r=.03)
    prism(rounded(x0 + .15, y0 + .15, x1 - .15, y1 - .15, .1), .14, m, z=z, r=.03)


def stairs(w, n, run=.34, rise=.19, m="stone", under="stone2"):
    """Steps climbing towards +y from the origin, solid beneath."""
    for i in range(n):
        box(w, run * (n - i), rise, 0, run * (n + i) / 2, i * rise, under, 0)
        box(w + .04, run + .06, .07, 0, run * (i + .5), (i + 1) * rise - .05, m, .015)

# ---------------------------------------------------------------- buildings

def glazing(w, h, cols=4, rows=3, frame="ink", sill=None, shade=False):
    """A workshop's window of many panes; foot at the origin, front at y = 0."""
    box(w + .18, .12, h + .18, 0, -.02, -.09, frame, .015)
    a, b = w / cols, h / rows
    for i in range(cols):
        for j in range(rows):
            box(a - .07, .05, b - .07, -w / 2 + a * (i + .5), -.075, b * j + .035,
                (SHADE if shade else SKY)[(i * 2 + j * 3) % 3], .006)
    if sill:
        box(w + .5, .3, .12, 0, -.1, -.2, sill, .02)


def arched(w, h, frame="ink", trim="stone", cols=5, rows=4, glass="shop", door=None):
    """A glazed arch; foot at the origin, front at y = 0."""
    with at(rx=90):
        if trim:
            prism(arch(-w / 2 - .22, 0, w / 2 + .22, h + .24), .12, trim, z=-.03, r=.025)
        prism(arch(-w / 2, 0, w / 2, h), .16, glass, z=-.02, r=0)
    r = w / 2
    for i in range(cols + 1):
        u = -r + w * i / cols
        top = h - r + math.sqrt(max(0, r * r - u * u))
        box(.07, .05, max(top - .03, .1), u * .985, -.15, 0, frame, .005)
    for j in range(1, rows + 1):
        z = (h - r) * j / rows
        box(w - .04, .05, .07, 0, -.15, z, frame, .005)
    if door:
        evening_lamp(0, -.9, 2.3, 10, .06)
        box(w / cols * 1.9, .1, min(2.3, h - r), 0, -.15, 0, door, .02)
        for sx in (-1, 1):
            box(w / cols * .62, .05, min(2.3, h - r) - .8, sx * w / cols * .47, -.2, .55, "shop", .01)


def block(x0, y0, x1, y1, floors=2, bays=(4, 2), wall="#F3E8D4", roof=ZINC, balconies=(0,), ground=GROUND, steep=1.9, pots=True):
    """Straight building with a mansard, facing -y and +x; gives the frames of its two fronts at the pavement."""
    w, d, top = x1 - x0, y1 - y0, ground + floors * FLOOR
    box(w, d, top, (x0 + x1) / 2, (y0 + y1) / 2, 0, wall, .03)
    sides = (((x0 + x1) / 2, y0, 0, w, bays[0]), (x1, (y0 + y1) / 2, 90, d, bays[1]))
    for x, y, turn, ln, n in sides:
        with at(x, y, ground + (.008 if turn else 0), rz=turn):
            facade(ln, n, floors, balconies)
            for i in range(n):
                with at(-ln / 2 + ln / n * (i + .5), .3, floors * FLOOR + .28):
                    dormer()
    k = .5 * steep
    frustum([(x0, y0 + .1), (x1 - .1, y0 + .1), (x1 - .1, y1), (x0, y1)],
            [(x0, y0 + k), (x1 - k, y0 + k), (x1 - k, y1), (x0, y1)], top + .2, top + .2 + steep, roof)
    box(w - k + .1, d - k + .1, .14, (x0 + x1 - k) / 2 + .05, (y0 + k + y1) / 2 - .05, top + .2 + steep, "#7C90A4", .03)
    if pots:
        for x in (x0 + .25 * w, x0 + .7 * w):
            chimney(x, y1 - 1.1, top + steep - .4)

    def frame(i):
        x, y, turn, ln, _ = sides[i]
        return at(x, y, 0, rz=turn), ln
    return frame


def garden_front(y, runs, posts, deep=.3, h=.9):
    """The low wall and railing before a garden, in runs of (x, length), between stone posts at x."""
    for x, ln in runs:
        box(ln, deep, .4, x, y, 0, "stone", .03)
        with at(x, y, .4):
            railing(ln, h, gap=.24, m="hop")
    for x in posts:
        box(deep + .16, deep + .16, 1.5, x, y, 0, "stone", .04)
        ball(deep - .06, x, y, 1.38 + deep, "stone2")


def arcade(w, n, h=3.3, m="stone", deep=.6, gap=.62):
    """A wall of round arches, standing from y = 0 to y = deep, facing -y."""
    k = w / n
    holes = [arch(-w / 2 + k * i + gap / 2, .02, -w / 2 + k * (i + 1) - gap / 2, h - .3) for i in range(n)]
    with at(0, 0, 0, rx=90):
        prism(rounded(-w / 2, 0, w / 2, h, 0), deep, m, z=-deep, r=.02, holes=holes)
    for i in range(n + 1):
        u = min(max(-w / 2 + k * i, -w / 2 + gap / 4), w / 2 - gap / 4)
        wide = gap + .08 if 0 < i < n else gap / 2 + .08  # never flush with the wall
        box(wide, deep + .12, .16, u, deep / 2, 0, "stone2", .02)
        box(wide, deep + .1, .14, u, deep / 2, h - .3 - (k - gap) / 2, "stone2", .02)


def arcaded(x0, y0, x1, y1, n=5, floors=2, bays=(5, 2), wall="#F3E8D4", roof=ZINC, pillar="stone", deep=2.2, ground=3.7, steep=2.1, **kw):
    """A block whose ground floor opens on the street by a gallery of arches; gives the frame of the gallery's back wall."""
    w, d = x1 - x0, y1 - y0
    box(w, d - deep, ground, (x0 + x1) / 2, (y0 + deep + y1) / 2, 0, wall, .02)
    with at((x0 + x1) / 2, y0):
        arcade(w, n, ground, pillar)
    with at(x1 + .01, y0 + deep / 2 + .02, 0, rz=90):
        arcade(deep - .04, 1, ground - .01, pillar)
    box(w, deep, .1, (x0 + x1) / 2, y0 + deep / 2, ground - .12, "paper", .01)
    with at(z=ground):
        block(x0, y0, x1, y1, floors, bays, wall, roof, ground=.02, steep=steep, **kw)
    return at((x0 + x1) / 2, y0 + deep, 0), w


def tower(w, d, floors, m="white", h=1.5, light=SKY, dark=SHADE, lit="lit", top="hop3", core="#8FB3C2", every=7):
    """Curtain wall: panes between floors and mullions; faces -y and +x."""
    box(w - .3, d - .3, floors * h, 0, 0, 0, core, .02)
    evening_lamp(0, -d / 2 - .9, 1.2, 9, .1)
    for f in range(floors):
        z = f * h
        box(w, d, .2, 0, 0, z, m, .03)
        for ln, turn, tints, seen in ((w, False, light, every), (d, True, dark, every - 1)):
            k = ln / round(ln)
            for i in range(round(ln)):
                c = tints[(i * 2 + f * 3) % len(tints)] if (i + f * 2) % seen or not lit else lit
                c = pane(c, w, f, i // 2, turn)
                u = -ln / 2 + k * (i + .5)
                if turn:
                    box(.06, k - .1, h - .28, w / 2 - .12, u, z + .22, c, .01)
                else:
                    box(k - .1, .06, h - .28, u, -d / 2 + .12, z + .22, c, .01)
    box(w + .1, d + .1, .3, 0, 0, floors * h, m, .05)
    box(w - .5, d - .5, .1, 0, 0, floors * h + .26, top, .03)


def gable(w, d, h, wall, roof, over=.22):
    """A pitched roof on a body w wide and d deep, its gable facing -y; centred on the origin."""
    with at(0, d / 2, 0, rx=90):
        prism([(-w / 2, 0), (w / 2, 0), (0, h)], d, wall, z=0, r=.01)
    ang, ln = math.atan2(h, w / 2), math.hypot(h, w / 2) + over
    for sx in (-1, 1):
        with at(0, 0, h + .02, ry=sx * math.degrees(ang)):
            box(ln, d + 2 * over, .13, sx * ln / 2, 0, 0, roof, .02)
    box(.26, d + 2 * over, .14, 0, 0, h + .06, roof, .04)


def lean_to(w, d, h0, h1, m):
    """A single slope from the front's height to the back's, over w by d."""
    with at(w / 2, 0, 0, rz=90):
        with at(0, w, 0, rx=90):
            prism([(-d / 2, h0), (d / 2, h1), (d / 2, h0 - .01)], w, m, r=.01)


def dome(rad, h, m, rib=None, n=12, seg=48):
    """A dome on the origin, with ribs where a colour is given for them."""
    turn = [math.pi / 2 * i / 12 for i in range(13)]
    lathe([(rad * math.cos(t), h * math.sin(t)) for t in turn[:-1]] + [(0, h)], m, seg=seg)
    if rib:
        for i in range(n):
            a = 2 * math.pi * (i + .5) / n
            tube([(rad * 1.01 * math.cos(t) * math.cos(a), rad * 1.01 * math.cos(t) * math.sin(a), h * 1.01 * math.sin(t)) for t in turn], .06, rib)


def colonnade(w, n, h, rad=.3, m="stone"):
    """A row of columns with its entablature; front columns stand on the origin's line."""
    for i in range(n):
        u = -w / 2 + w * i / (n - 1)
        cyl(rad * 1.3, .18, u, 0, 0, m, .02)
        cyl(rad, h - .4, u, 0, .18, m, top=rad * .86, r=.01, seg=24)
        box(rad * 2.5, rad * 2.5, .22, u, 0, h - .24, m, .03)
    box(w + rad * 2.8, rad * 2.8, .5, 0, 0, h, m, .03)
    evening_lamp(0, 1.0, h * .5, 20, .1)
    box(w + rad * 3.4, rad * 3.4, .14, 0, 0, h + .5, m, .03)

# ------------------------------------------------------------------ details

def clipped_tree(x, y, s=1.0, w=2.0, h=1.7):
    """A lime or plane tree, clipped square."""
    with at(x, y, s=s):
        cyl(.6, .03, m="#6B7A8A", r=.01)
        cyl(.13, 2.2, m="wood2")
        box(w, w, h, 0, 0, 1.9, "leaf", .4)
        for i in range(14):
            a, z = i * 2.4, 2.1 + (i % 4) * .38
            ball(.42, w * .42 * math.cos(a), w * .42 * math.sin(a), z, ("leaf", "leaf2", "leaf3")[i % 3], rough=.14, sub=3)


def creeper(w, h, flowers="terra2", n=26):
    """Leaves climbing a front, with their flowers; on the origin, front at y = 0."""
    for i in range(n):
        t = rnd.random()
        u, z = (rnd.random() - .5) * w * (.35 + .65 * t), h * t
        ball(rnd.uniform(.18, .34), u, -.12, z, ("leaf", "leaf2", "leaf3")[i % 3], rough=.2, sub=3)
        if flowers and i % 2:
            ball(.1, u + .1, -.38, z + .05, flowers, sub=2)


def hedge(x, y, ln, rz=0, h=.8, d=.55, m="leaf2"):
    with at(x, y, rz=rz):
        box(ln, d, h, m=m, r=.18)
        for i in range(int(ln / .42)):
            ball(.27, -ln / 2 + .25 + i * .42, -.1 + .2 * (i % 2), h - .08, ("leaf", "leaf2", "leaf3")[i % 3], rough=.16, sub=3)


def barge(x, y, z, ln=6.4, m="hop", rz=0):
    """A moored barge with its wheelhouse."""
    k = ln / 2
    hull = [(-k, 0), (-k + .3, -.7), (-k + 1, -.95), (k - 1.3, -.95), (k - .4, -.6), (k, 0), (k - .4, .6), (k - 1.3, .95), (-k + 1, .95), (-k + .3, .7)]
    with at(x, y, z, rz=rz):
        prism(hull, .75, m, r=.05)
        prism([(a * .96, b * .9) for a, b in hull], .07, "oak", z=.73, r=.02)
        box(ln * .45, 1.25, .62, ln * .06, 0, .78, "white", .05)
        for i in range(4):
            for sy in (-1, 1):
                box(.42, .04, .3, ln * .06 - .95 + i * .62, sy * .63, .96, "shop", .01)
        box(ln * .47, 1.4, .1, ln * .06, 0, 1.4, "ink2", .03)
        box(1.1, 1.15, 1.2, -k + 1.35, 0, .78, "oak2", .04)
        box(.8, .05, .5, -k + 1.35, -.58, 1.3, "shop", .01)
        box(.05, .8, .5, -k + 1.91, 0, 1.3, "shop", .01)
        box(1.3, 1.35, .1, -k + 1.35, 0, 1.98, "ink2", .03)


def footbridge(x, y0, y1, z, rise=1.3, w=1.7, m="hop"):
    """An arched bridge over water, along y."""
    n = 18
    path = [(y0 + (y1 - y0) * i / n, z + rise * math.sin(math.pi * i / n)) for i in range(n + 1)]
    for (a, za), (b, zb) in zip(path, path[1:]):
        with at(x, a, za, rx=math.degrees(math.atan2(zb - za, b - a))):
            ln = math.hypot(b - a, zb - za)
            box(w, ln + .03, .12, 0, ln / 2, 0, "oak", .01)
    for sx in (-w / 2 - .03, w / 2 + .03):
        pts = [(x + sx, y, v) for y, v in path]
        tube(pts, .1, m)
        tube([(a, b, c + .9) for a, b, c in pts], .05, m)
        for a, b, c in pts[::2]:
            tube([(a, b, c), (a, b, c + .9)], .035, m)


def fountain(x, y, s=1.0):
    """A basin and its bowl, in stone."""
    with at(x, y, s=s):
        cyl(3.0, .1, m="stone2", r=.03)
        cyl(2.3, .62, z=.1, m="stone", r=.06)
        cyl(2.05, .04, z=.7, m="water", r=.005)
        for i in range(9):
            a = i * 2.4
            box(.5, .05, .012, 1.45 * math.cos(a), 1.45 * math.sin(a), .74, "water2", .004)
        lathe([(0, .6), (.42, .6), (.42, .8), (.2, 1.0), (.16, 1.7), (.24, 1.8), (1.05, 2.1), (1.1, 2.2), (0, 2.2)], "stone", seg=48)
        cyl(.98, .03, z=2.18, m="water2", r=.004)
        lathe([(0, 2.2), (.13, 2.2), (.1, 2.8), (.2, 2.86), (.42, 3.0), (.44, 3.08), (0, 3.08)], "stone", seg=32)
        ball(.16, 0, 0, 3.2, "stone2")


def iron_tower(x, y, h=15.0, foot=2.7, m="#A3886A"):
    """A lattice tower on four feet."""
    def half(t):
        return foot * (max(0, 1 - t) ** 2.1 * .94 + .035)

    def corner(t, sx, sy, out=True):
        k = half(t) if out else half(t) * .62
        return (sx * k, sy * k, h * t)

    with at(x, y):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(1.15, 1.15, .5, sx * foot * .8, sy * foot * .8, 0, "stone2", .05)
                steps = [i / 20 for i in range(21)]
                for out in (True, False):
                    tube([corner(t, sx, sy, out) for t in steps if out or t < .42], .1 if out else .07, m)
        for a, b in ((0, .2), (.2, .4)):  # braces of the legs
            for i in range(4):
                t0, t1 = a + (b - a) * i / 4, a + (b - a) * (i + 1) / 4
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    for ox, oy in ((.62, 1), (1, .62)):
                        p, q = corner(t0, sx, sy), corner(t1, sx, sy)
                        tube([p, (q[0] * ox, q[1] * oy, q[2])], .035, m)
                        tube([(p[0] * ox, p[1] * oy, p[2]), q], .035, m)
        for i in range(11):  # the shaft
            t0, t1 = .42 + .054 * i, .42 + .054 * (i + 1)
            for (ax, ay), (bx, by) in (((-1, -1), (1, -1)), ((1, -1), (1, 1))):
                tube([corner(t0, ax, ay), corner(t1, bx, by)], .035, m)
                tube([corner(t0, bx, by), corner(t1, ax, ay)], .035, m)
                tube([corner(t1, ax, ay), corner(t1, bx, by)], .035, m)
        for t, k in ((.2, 1.12), (.4, 1.25), (.93, 2.2)):
            s = half(t) * 2 * k
            box(s, s, .3, 0, 0, h * t - .15, m, .03)
            box(s + .16, s + .16, .1, 0, 0, h * t + .15, m, .02)
        for turn in (0, 90, 180, 270):  # arches between the feet
            with at(rz=turn):
                k = half(.1) * .72
                tube([(k * math.cos(a), -half(.12), h * .055 + k * .8 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))], .08, m)
        for z, watts in ((.08, 30), (.3, 16), (.55, 7), (.75, 4)):  # golden from inside, and from its feet
            evening_lamp(0, 0, h * z, watts, .1)
        for sx, sy in ((-1, -1), (1, -1), (1, 1)):
            evening_lamp(sx * foot * 1.15, sy * foot * 1.15, 1.0, 14, .1)
        cyl(.16, .5, z=h * .95, m=m)
        cyl(.05, 1.5, z=h * .97, m=m)


def street_lantern(x, y, z=0, m="ink", s=1.0):
    """A lantern hanging under a vault, its top at the origin."""
    with at(x, y, z, s=s):
        cyl(.02, .5, z=-.5, m=m)
        lathe([(0, -1.05), (.12, -1.0), (.2, -.62), (0, -.62)], "glow", seg=6, angle=10)
        evening_lamp(0, 0, -1.15, 6, .05)
        lathe([(.24, -.63), (.05, -.48), (0, -.46)], m, seg=6, angle=10)
