"""Outdoor pieces, in real metres; scenes draw them at a third of their size."""
import math

import bmesh

from kit import EVENING, PANES, arch, at, ball, box, cyl, evening_lamp, from_bmesh, lathe, prism, rnd, rounded, slab, tube

GROUND, FLOOR, ROOF = 3.4, 2.45, 2.0
SKY = ("#CFE4EC", "#BFDAE4", "#DCECF3", "#C6DFE8")
SHADE = ("#9CC0CE", "#8DB4C3", "#AECDD8")
PANES.update(SKY, SHADE)


def railing(w, h=.85, d=0, gap=.16, m="ink"):
    """Facing -y, on the origin; with returns of depth d."""
    for z in (.06, h):
        tube([(-w / 2, d, z), (-w / 2, 0, z), (w / 2, 0, z), (w / 2, d, z)] if d else [(-w / 2, 0, z), (w / 2, 0, z)], .028, m)
    n = max(2, round(w / gap))
    for i in range(n + 1):
        x = -w / 2 + w * i / n
        tube([(x, 0, .06), (x, 0, h)], .016, m)
    for i in range(0, n, 2):
        ball(.045, -w / 2 + w * (i + .5) / n, 0, h * .5, m, sub=2)


def window(w=1.05, h=1.75, rail=True, frame="white", shutters=None):
    """French window standing on a storey's line; front at y = 0."""
    box(w + .28, .1, h + .24, 0, -.02, -.02, "stone", .02)
    box(w, .08, h, 0, -.06, 0, frame, .012)
    for sx in (-1, 1):
        for k in range(3):
            ph = (h - .1) / 3
            box(w / 2 - .1, .03, ph - .06, sx * w / 4, -.092, .06 + k * ph, "shop", .004)
    box(w + .4, .24, .12, 0, -.08, h + .2, "stone", .02)
    box(.2, .16, .26, 0, -.07, h + .02, "stone", .02)
    if shutters:
        for sx in (-1, 1):
            box(w / 2 - .02, .05, h, sx * (w * .75 + .04), -.07, 0, shutters, .01)
    if rail:
        with at(0, -.16):
            railing(w + .16, .8, .1)


def facade(w, bays, floors=3, balconies=(0, 2), bare=()):
    """Upper storeys of one side; origin at the middle of its foot, at the ground floor's top."""
    step = w / bays
    for f in range(floors):
        z = f * FLOOR
        box(w + .06, .2, .16, 0, -.05, z - .08, "stone", .02)
        for i in range(bays):
            with at(-w / 2 + step * (i + .5), 0, z + .18):
                window(rail=f not in balconies, h=1.7 if f < floors - 1 else 1.6)
        if f in balconies:
            box(w + .04, .62, .14, 0, -.27, z + .02, "stone", .03)
            for i in range(bays + 1):
                k = -w / 2 + .2 + (w - .4) * i / bays
                box(.16, .5, .3, k, -.22, z - .24, "stone2", .04)
            with at(0, -.52, z + .14):
                railing(w - .12, .8, .4)
    z = floors * FLOOR
    box(w + .1, .5, .2, 0, -.12, z - .1, "stone", .03)
    box(w + .16, .7, .14, 0, -.2, z + .1, "stone", .03)
    for i in range(int(w / .45)):
        box(.2, .3, .16, -w / 2 + .3 + i * .45, -.28, z - .06, "stone2", .02)


def frustum(low, high, z0, z1, m):
    bm = bmesh.new()
    a = [bm.verts.new((x, y, z0)) for x, y in low]
    b = [bm.verts.new((x, y, z1)) for x, y in high]
    n = len(a)
    for i in range(n):
        bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]))
    bm.faces.new(b)
    return from_bmesh(bm, m)


def dormer(w=.95, h=1.35):
    box(w + .2, 1.2, h, 0, .52, 0, "white", .03)
    with at(0, -.1, 0, rx=90):
        prism(arch(-w / 2 + .06, .14, w / 2 - .06, h + .12), .06, "shop", z=-.02)
        prism(arch(-w / 2 - .12, 0, w / 2 + .12, h + .34), .16, "white", z=-.1, holes=[arch(-w / 2 + .06, .14, w / 2 - .06, h + .12)])
    with at(0, .5, h - .3, rx=90):
        prism(arch(-w / 2 - .18, 0, w / 2 + .18, .75), 1.25, "#8599AC", z=-.65)
    box(.04, .04, h - .1, 0, -.17, .1, "white", .005)
    box(w - .1, .04, .04, 0, -.17, h * .55, "white", .005)


def chimney(x, y, z, n=4, w=1.6):
    with at(x, y, z):
        box(w, .6, 1.2, m="stone2", r=.03)
        box(w + .12, .72, .14, 0, 0, 1.2, "stone", .02)
        for i in range(n):
            cyl(.13, .5, -w / 2 + w * (i + .5) / n, 0, 1.34, "terra", top=.1)


def corner_building(x0, y0, x1, y1, cut=1.9, bays=(3, 3), floors=3, wall="#F3E8D4", roof="#94A7B9"):
    """Haussmann corner: faces -y and +x, with the corner cut off. Returns frames for the ground floor:
    functions giving the middle of the left side, the cut corner and the right side."""
    foot = [(x0, y0), (x1 - cut, y0), (x1, y0 + cut), (x1, y1), (x0, y1)]
    top = GROUND + floors * FLOOR
    prism(foot, top, wall, r=.02)
    k = .95
    inset = [(x0, y0 + k), (x1 - cut - k * .4, y0 + k), (x1 - k, y0 + cut + k * .4), (x1 - k, y1), (x0, y1)]
    low = [(x0, y0 + .1), (x1 - cut, y0 + .1), (x1 - .1, y0 + cut), (x1 - .1, y1), (x0, y1)]
    frustum(low, inset, top + .2, top + .2 + ROOF, roof)
    prism([(x0, y0 + k - .12), (x1 - cut - k * .4, y0 + k - .12), (x1 - k + .12, y0 + cut + k * .4), (x1 - k + .12, y1), (x0, y1)],
          .14, "#7C90A4", z=top + .2 + ROOF, r=.03)
    wl, wr, wc = x1 - cut - x0, y1 - y0 - cut, cut * math.sqrt(2)
    sides = (((x0 + x1 - cut) / 2, y0, 0, wl, bays[0]), (x1 - cut / 2, y0 + cut / 2, 45, wc, 1), (x1, (y0 + cut + y1) / 2, 90, wr, bays[1]))
    for i in range(int((x1 - cut - x0) / 1.15)):  # seams of the zinc
        x = x0 + .7 + i * 1.15
        box(.05, y1 - y0 - k - .2, .05, x, (y0 + y1 + k) / 2, top + .34 + ROOF, "#8A9DB0", .01)
    for x, y, turn, w, n in sides:
        with at(x, y, GROUND + (.006 if turn == 45 else 0), rz=turn):
            facade(w, n, floors)
            for i in range(n):
                with at(-w / 2 + w / n * (i + .5), .32, floors * FLOOR + .28):
                    dormer()
    chimney(x0 + 2.2, y1 - 1.2, top + ROOF - .6)
    chimney(x1 - 2.9, y1 - 1.6, top + ROOF - .6, 5, 2.0)

    def frame(i):
        x, y, turn, w, _ = sides[i]
        return at(x, y, 0, rz=turn), w
    return frame


def awning(w, d=1.3, z=2.75, drop=.55, colours=("hop", "white"), strip=.36):
    """Striped blind over a shop front."""
    n = max(3, round(w / strip)) | 1
    k = w / n
    ang = math.degrees(math.atan2(drop, d))
    for i in range(n):
        x = -w / 2 + k * (i + .5)
        with at(x, 0, z, rx=ang):
            box(k + .002, math.hypot(d, drop), .04, 0, -math.hypot(d, drop) / 2, 0, colours[i % 2], .004)
        with at(x, -d, z - drop, rx=90):
            prism(rounded(-k / 2, -.24, k / 2, .03, (k * .45, k * .45, 0, 0)), .03, colours[i % 2], z=-.01, r=.003)
    evening_lamp(0, -.6, z - drop - .4, 7, .06)


def shopfront(w, m="hop", panes=3, doorat=None, z=2.95, plinth=.55):
    """Painted wooden front on a ground floor; front at y = 0."""
    box(w, .2, .5, 0, -.08, z - .1, m, .03)
    box(w + .16, .34, .12, 0, -.12, z + .4, m, .03)
    box(w, .14, z, 0, -.02, 0, m, .02)
    evening_lamp(0, -1.0, 1.9, 15, .1)
    k = w / panes
    for i in range(panes):
        x = -w / 2 + k * (i + .5)
        if i == doorat:
            box(k - .3, .06, z - .3, x, -.1, .06, "ink" if m != "ink" else "hop", .02)
            box(k - .7, .04, z - 1.2, x, -.13, .8, "shop", .01)
            ball(.07, x + k / 2 - .28, -.18, 1.15, "brass")
        else:
            box(k - .24, .05, z - plinth - .35, x, -.09, plinth + .1, "shop", .01)
            box(k - .3, .06, plinth - .2, x, -.08, .12, "hop2" if m == "hop" else m, .03)
            for a, b in () if EVENING else ((0, .1), (.22, .05)):
                with at(x - .1 + a, -.12, plinth + .3, rx=90):
                    h = z - plinth - .75
                    prism([(-.3, 0), (-.3 + b, 0), (.2 + b, h), (.2, h)], .006, "#DCECF3", r=0)


def entrance(w=1.7, h=2.85, m="hop"):
    """Carriage door of a building, in its stone frame."""
    with at(rx=90):
        prism(arch(-w / 2 - .3, 0, w / 2 + .3, h + .35), .16, "stone", z=-.04, r=.03)
        prism(arch(-w / 2, 0, w / 2, h), .18, m, z=-.02, r=.02)
    for sx in (-1, 1):
        for z, k in ((.2, .7), (1.05, .95)):
            box(w / 2 - .24, .06, k, sx * w / 4, -.17, z, "hop2" if m == "hop" else m, .04)
        ball(.06, sx * .12, -.22, 1.15, "brass")
    box(.03, .03, h - .1, 0, -.165, 0, "ink", .002)
    evening_lamp(0, -.8, h - .4, 8, .06)
    box(w + .5, .5, .12, 0, -.2, 0, "stone2", .03)
    box(.36, .05, .46, w / 2 + .55, -.03, 1.4, "brass", .02)


def lamp_post(x, y, m="hop", h=4.0):
    with at(x, y):
        lathe([(0, 0), (.3, 0), (.3, .12), (.2, .2), (.2, .5), (.26, .56), (.14, .7), (.08, 1.2), (.065, h), (0, h)], m, seg=24)
        lathe([(.065, h - .5), (.16, h - .46), (.065, h - .42)], m, seg=24)
        lathe([(0, h), (.12, h), (.2, h + .1), (.3, h + .7), (0, h + .7)], "glow", seg=6, angle=10)
        evening_lamp(.34, -.34, h, 30, .05)
        lathe([(.36, h + .68), (.34, h + .76), (.12, h + 1.0), (.05, h + 1.05), (.04, h + 1.2), (0, h + 1.22)], m, seg=6, angle=10)


def wall_lantern(u=0, z=2.7, watts=12):
    """A globe on a front at y = 0, lit in the evening only."""
    if EVENING:
        tube([(u, 0, z), (u, -.34, z)], .03, "ink")
        ball(.16, u, -.34, z, "glow", sub=3)
        evening_lamp(u, -.85, z - .1, watts, .08)


def tree(x, y, s=1.0, greens=("leaf", "leaf2", "leaf3"), grate=True, z=0):
    with at(x, y, z, s=s):
        if grate:
            cyl(.75, .03, z=.0, m="#6B7A8A", r=.01)
            cyl(.5, .035, m="walnut", r=.01)
        tube([(0, 0, 0), (.05, .02, 1.2), (-.03, 0, 2.6)], .14, "wood2", .6)
        tube([(0, 0, 1.7), (.5, -.2, 2.6)], .07, "wood2")
        tube([(0, 0, 1.9), (-.5, .2, 2.7)], .07, "wood2")
        for i, (a, b, c, r) in enumerate(((0, 0, 3.6, 1.15), (.75, -.25, 3.1, .8), (-.75, .2, 3.2, .85), (.15, .7, 3.0, .8),
                                          (-.15, -.7, 3.05, .8), (.4, .2, 4.3, .75), (-.4, -.2, 4.2, .65))):
            ball(r, a, b, c, greens[i % 3], rough=.1, sz=.92)


def bollard(x, y, m="ink"):
    cyl(.09, .85, x, y, 0, m, .02)
    ball(.11, x, y, .92, m)


def street_bench(x, y, rz=0):
    with at(x, y, rz=rz):
        for i in range(3):
            box(1.9, .13, .06, 0, -.2 + i * .16, .45, "hop", .02)
            box(1.9, .05, .12, 0, .26, .6 + i * .15, "hop", .02)
        for sx in (-1, 1):
            tube([(sx * .75, -.22, 0), (sx * .75, -.22, .44), (sx * .75, .22, .44), (sx * .75, .28, 1.0)], .04, "ink", .06)
            tube([(sx * .75, .22, .44), (sx * .75, .3, 0)], .04, "ink")


def planter(x, y, w=1.2, rz=0, m="ink", flowers=("soleil", "terra2", "white")):
    with at(x, y, rz=rz):
        box(w, .4, .45, m=m, r=.03)
        n = round(w / .16)
        for i in range(n):
            u = -w / 2 + .1 + i * (w - .2) / (n - 1)
            ball(.17, u, rnd.uniform(-.06, .06), .52 + rnd.uniform(0, .08), ("leaf", "leaf2", "leaf3")[i % 3], rough=.15, sub=3)
            if flowers:
                ball(.055, u + .05, -.12, .62 + rnd.uniform(0, .1), flowers[i % len(flowers)], sub=2)


def crossroads(lx=16.5, ly=13.5, px=13.5, py=3.0):
    """Slab, two streets with their crossings, and the pavement (.16 high) of the far corner."""
    slab(lx * .3, ly * .3, "zinc2", back=.12)
    with at(s=.3):
        box(lx, ly, .03, lx / 2, ly / 2, -.012, "#9BA7B5", .004)
        prism(rounded(0, py, px, ly, (0, 2.2, 0, 0)), .14, "#C6CFD8", r=.03)
        prism(rounded(0, py + .25, px - .25, ly, (0, 2.0, 0, 0)), .16, "#E3E8EC", r=.01)
        for i in range(5):
            box(.55, 2.3, .012, 7.0 + i * 1.1, py / 2, .016, "white", .002)
            box(2.3, .55, .012, (px + lx) / 2, 6.0 + i * 1.1, .016, "white", .002)
