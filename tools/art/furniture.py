"""Furniture and cleaning gear. Free-standing things are centred on the origin and face -y;
things for a wall have their back on y = 0."""
import math

from kit import EVENING, aglow, arch, at, ball, box, cyl, evening_lamp, lathe, leaf, prism, put, rnd, rounded, tube  # noqa: F401

BOOKS = ["ink", "hop", "terra", "cream", "ink2", "hop2", "zinc2", "soleil", "paper", "walnut"]

# -------------------------------------------------------------- small things

def cup(x=0, y=0, z=0, m="white", s=1.0, saucer=False, full=True):
    with at(x, y, z, s=s):
        if saucer:
            lathe([(0, 0), (.06, 0), (.085, .014), (.08, .018), (0, .01)], m, seg=24)
        lathe([(0, .01), (.035, .01), (.05, .085), (.044, .085), (.032, .03), (0, .03)], m, seg=24)
        if full:
            lathe([(0, .07), (.042, .07)], "walnut", seg=24)
        tube([(.044, 0, .07), (.085, 0, .065), (.08, 0, .03), (.036, 0, .03)], .008, m, .03)


def papers(x=0, y=0, z=0, n=4, m="white", w=.22, d=.3, rz=0):
    with at(x, y, z, rz=rz):
        for i in range(n):
            with at(rz=rnd.uniform(-7, 7) if i else 0):
                box(w, d, .006, z=i * .006, m=m, r=.001)


def sheet(x, y, z, rz=0, lines=5, m="white"):
    """A printed page: lines of grey, no words."""
    with at(x, y, z, rz=rz):
        box(.22, .3, .004, m=m, r=.001)
        for i in range(lines):
            k = .16 if i < lines - 1 else .09
            box(k, .012, .002, -.08 + k / 2, .1 - i * .045, .004, "zinc3", 0)


def book_stack(x=0, y=0, z=0, n=3, rz=0, s=1.0):
    with at(x, y, z, rz=rz, s=s):
        h = 0
        for _ in range(n):
            t = rnd.uniform(.03, .05)
            with at(rz=rnd.uniform(-10, 10)):
                box(.26, .19, t, z=h, m=rnd.choice(BOOKS), r=.006)
            h += t


def book_row(w, h, d=.2, x=0, y=0, z=0, colours=BOOKS, fill=.92):
    u = -w / 2
    while u < -w / 2 + w * fill - .05:
        t = rnd.uniform(.032, .06)
        hh = h * rnd.uniform(.74, .95)
        box(t - .004, d * rnd.uniform(.85, .98), hh, x + u + t / 2, y, z, rnd.choice(colours), .005)
        u += t


def laptop(x=0, y=0, z=0, rz=0, body="steel"):
    with at(x, y, z, rz=rz):
        box(.36, .25, .016, m=body, r=.006)
        box(.3, .12, .003, 0, .03, .016, "ink2", .001)
        with at(0, .125, .014, rx=-18):
            box(.36, .014, .25, m=body, r=.006)
            box(.32, .004, .21, 0, -.008, .02, "ink", .001)
            box(.2, .003, .016, -.04, -.0105, .17, "soleil", 0)
            box(.24, .003, .012, -.02, -.0105, .13, "ink3", 0)
            box(.17, .003, .012, -.055, -.0105, .1, "ink3", 0)


def monitor(x=0, y=0, z=0, rz=0, w=.62, shine="hop3"):
    with at(x, y, z, rz=rz):
        box(.24, .17, .015, m="zinc3", r=.006)
        box(.05, .03, .2, 0, .03, 0, "zinc3", .006)
        box(w, .035, .38, 0, 0, .14, "ink", .012)
        box(w - .04, .004, .33, 0, -.0185, .165, "#DCE9EF", .001)
        box(.16, .003, .25, -w / 2 + .13, -.0215, .205, "ink2", 0)
        for i, k in enumerate((.26, .2, .23)):
            box(k, .003, .022, -.04 + k / 2, -.0215, .4 - i * .055, "zinc3", 0)
        box(.1, .003, .06, .01, -.0215, .21, shine, 0)
        box(.1, .003, .06, .14, -.0215, .21, "soleil", 0)


def keyboard(x=0, y=0, z=0, rz=0):
    with at(x, y, z, rz=rz):
        box(.38, .13, .016, m="white", r=.006)
        box(.34, .09, .004, 0, 0, .015, "zinc2", .001)
        box(.06, .1, .02, .27, 0, 0, "white", .012)


def desk_lamp(x=0, y=0, z=0, rz=0, m="hop"):
    with at(x, y, z, rz=rz):
        cyl(.075, .02, m=m)
        tube([(0, 0, .02), (0, .07, .3), (0, -.16, .46)], .011, m, .02)
        with at(0, -.17, .4, rx=-25):
            lathe([(.085, 0), (.04, .1), (.02, .12), (0, .12)], m, seg=28)
            lathe([(0, .02), (.07, .02)], "glow", seg=28)
            evening_lamp(0, 0, -.04, 7, .05)


def bankers_lamp(x=0, y=0, z=0, rz=0):
    with at(x, y, z, rz=rz):
        cyl(.085, .025, m="brass")
        cyl(.012, .3, m="brass")
        evening_lamp(0, 0, .18, 7, .08)
        with at(0, 0, .3, ry=90):
            lathe([(.085, -.15), (.085, .15)], "hop", seg=32)
            for h in (-.15, .15):
                lathe([(0, h), (.085, h)], "hop", seg=32)


def vase(x=0, y=0, z=0, m="terra", s=1.0, stems=True, flower="soleil"):
    with at(x, y, z, s=s):
        lathe([(0, 0), (.06, 0), (.09, .08), (.07, .17), (.035, .22), (.045, .25), (.03, .25), (.02, .2), (0, .2)], m, seg=28)
        if stems:
            for i in range(7):
                a, k = i * 2.4, .05 + .03 * (i % 3)
                top = (math.cos(a) * k * 1.6, math.sin(a) * k * 1.6, .42 + .05 * (i % 3))
                tube([(0, 0, .2), (math.cos(a) * k * .6, math.sin(a) * k * .6, .33), top], .006, "leaf2", .05)
                ball(.038, *top, flower if i % 3 else "white", sub=2)


def clock(m="ink"):
    """On a wall, at seven: before the offices open, or after they close."""
    with at(rx=90):
        cyl(.17, .04, m=m)
        cyl(.145, .012, z=.035, m="white", r=.002)
    box(.014, .006, .1, 0, -.052, 0, "ink", .001)
    with at(ry=210):
        box(.014, .006, .08, 0, -.056, 0, "ink", .001)


def picture(w=.6, h=.8, frame="ink", ground="cream", kind=0):
    """Framed flat shapes, on a wall; origin at the bottom centre."""
    box(w, .035, h, 0, -.0175, 0, frame, .006)
    box(w - .06, .006, h - .06, 0, -.036, .03, "white", .001)
    box(w - .16, .004, h - .16, 0, -.04, .08, ground, .001)
    with at(0, -.044, 0, rx=90):
        r = min(w, h) / 2 - .1
        if kind == 0:
            with at(0, h * .55, 0):
                cyl(r * .62, .004, m="soleil", r=0)
            prism(rounded(-w / 2 + .08, .08, w / 2 - .08, h * .36, 0), .005, "hop", r=0)
        elif kind == 1:
            prism([(-w / 2 + .1, .1), (w / 2 - .1, .1), (w / 2 - .1, h * .7)], .004, "ink2", r=0)
            with at(-w * .1, h * .68, 0):
                cyl(r * .35, .004, m="terra", r=0)
        else:
            prism(arch(-r * .6, .1, r * .6, h * .72), .004, "terra", r=0)
            prism(arch(-r * .3, .1, r * .3, h * .5), .006, "cream", r=0)

# -------------------------------------------------------------------- plants

def pot(rad=.16, h=.28, m="white"):
    lathe([(0, 0), (rad * .72, 0), (rad * .76, .01), (rad, h), (rad * .88, h), (rad * .86, h - .04), (0, h - .04)], m)
    lathe([(0, h - .035), (rad * .87, h - .035)], "walnut")


def plant(x=0, y=0, z=0, kind="ficus", s=1.0, m="white", rz=0):
    with at(x, y, z, s=s, rz=rz):
        pot(m=m)
        if kind == "ficus":  # upright, broad leaves on a stem
            tube([(0, 0, .2), (.02, .01, .6), (-.02, 0, 1.15)], .016, "wood2", .2)
            for i in range(22):
                t = i / 21
                with at(0, 0, .42 + t * .78, rz=i * 137.5, ry=-14 - t * 38):
                    leaf(.36 - t * .1, .17 - .04 * t, .45, ("leaf", "leaf2", "leaf", "leaf3")[i % 4])
        elif kind == "palm":
            for i in range(15):
                t = i / 14
                ln = .85 - .25 * t
                with at(0, 0, .24, rz=i * 137.5, ry=-42 - t * 34):
                    tube([(0, 0, 0), (.3, 0, .01)], .008, "leaf2")
                    with at(.24, 0, 0):
                        leaf(ln, .17, .75, ("leaf", "leaf2", "leaf3")[i % 3], .3)
        elif kind == "snake":
            for i in range(11):
                a = i * 137.5
                h = .5 + .3 * rnd.random()
                with at(.07 * math.cos(a), .07 * math.sin(a), .22, rz=a, ry=-74 - rnd.random() * 12):
                    leaf(h, .1, .02, ("leaf2", "hop2", "leaf")[i % 3], .5)
        elif kind == "bush":
            for i in range(34):
                t = i / 33
                with at(0, 0, .25 + .22 * t, rz=i * 137.5, ry=5 - t * 70):
                    leaf(.3 - .06 * t, .13, .5, ("leaf", "leaf3", "leaf2")[i % 3])


def small_plant(x=0, y=0, z=0, m="terra", s=.45):
    plant(x, y, z, "bush", s, m)


def topiary(x=0, y=0, z=0, m="ink", s=1.0):
    with at(x, y, z, s=s):
        box(.36, .36, .36, m=m, r=.02)
        box(.3, .3, .02, z=.345, m="walnut", r=.004)
        cyl(.02, .3, z=.35, m="wood2")
        ball(.27, z=.82, m="leaf2", rough=.09)

# -------------------------------------------------------------------- seating

def office_chair(x=0, y=0, rz=0, m="hop", z=0):
    with at(x, y, z, rz=rz):
        for i in range(5):
            with at(rz=i * 72):
                tube([(0, 0, .09), (.26, 0, .06)], .02, "zinc3")
                ball(.035, .26, 0, .035, "ink", sub=2)
        cyl(.03, .34, z=.08, m="zinc3")
        box(.5, .48, .09, z=.42, m=m, r=.045)
        tube([(0, .2, .42), (0, .28, .5), (0, .27, .75)], .022, "zinc3", .08)
        with at(0, .25, .6, rx=-7):
            box(.46, .075, .46, m=m, r=.036)
        for sx in (-1, 1):
            tube([(sx * .24, .05, .45), (sx * .29, .05, .5), (sx * .29, .05, .64)], .014, "zinc3", .03)
            box(.055, .26, .03, sx * .29, .02, .64, "ink", .014)


def chair(x=0, y=0, rz=0, m="wood", seat=None, z=0):
    with at(x, y, z, rz=rz):
        for sx in (-1, 1):
            tube([(sx * .17, -.17, 0), (sx * .16, -.16, .44)], .017, m)
            tube([(sx * .19, .2, 0), (sx * .17, .17, .44), (sx * .17, .22, .86)], .017, m, .1)
            tube([(sx * .17, -.17, .2), (sx * .18, .18, .2)], .011, m)
        box(.42, .42, .045, z=.43, m=seat or m, r=.022)
        box(.36, .03, .13, 0, .215, .72, seat or m, .014)
        box(.34, .02, .05, 0, .195, .58, m, .008)


def stool(x=0, y=0, h=.68, m="wood", leg="ink", rz=0):
    with at(x, y, rz=rz):
        cyl(.18, .06, z=h - .06, m=m, r=.02)
        for i in range(4):
            with at(rz=45 + 90 * i):
                tube([(.2, 0, 0), (.11, 0, h - .05)], .014, leg)
        k = .17
        tube([(k * math.cos(i * math.pi / 12), k * math.sin(i * math.pi / 12), h * .33) for i in range(24)], .01, leg, closed=True)


def armchair(x=0, y=0, rz=0, m="hop", w=.78, leg="wood2"):
    with at(x, y, rz=rz):
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.022, .14, sx * (w / 2 - .07), sy * .3, 0, leg)
            box(.14, .68, .36, sx * (w / 2 - .07), 0, .13, m, .06)
        box(w - .04, .7, .16, z=.13, m=m, r=.04)
        box(w - .27, .58, .15, 0, -.05, .28, m, .06)
        with at(0, .27, .2, rx=-8):
            box(w - .03, .17, .62, m=m, r=.075)


def sofa(x=0, y=0, rz=0, m="hop", w=1.7, cushion="soleil"):
    armchair(x, y, rz, m, w)
    if cushion:
        with at(x, y, rz=rz):
            for k, c in ((-1, cushion), (1, "cream")):
                with at(k * (w / 2 - .34), .12, .43, rx=-22, rz=k * 8):
                    box(.36, .12, .34, m=c, r=.055)


def bench(x=0, y=0, rz=0, w=1.2, m="wood", leg="ink", h=.44, d=.36):
    with at(x, y, rz=rz):
        for i in range(3):
            box(w, d / 3 - .012, .04, 0, (i - 1) * d / 3, h - .04, m, .01)
        for sx in (-1, 1):
            tube([(sx * (w / 2 - .12), -d / 2 + .05, 0), (sx * (w / 2 - .12), -d / 2 + .05, h - .05),
                  (sx * (w / 2 - .12), d / 2 - .05, h - .05), (sx * (w / 2 - .12), d / 2 - .05, 0)], .016, leg, .03)

# --------------------------------------------------------------------- tables

def desk(x=0, y=0, rz=0, w=1.4, d=.7, top="oak", leg="white", h=.74):
    with at(x, y, rz=rz):
        box(w, d, .045, z=h - .045, m=top, r=.014)
        for sx in (-1, 1):
            k = sx * (w / 2 - .1)
            tube([(k, -d / 2 + .07, 0), (k, -d / 2 + .07, h - .06), (k, d / 2 - .07, h - .06), (k, d / 2 - .07, 0)], .022, leg, .03)
        box(w - .22, .03, .03, 0, d / 2 - .08, h - .08, leg, .006)


def drawers(x=0, y=0, rz=0, w=.4, d=.5, h=.58, n=3, m="white", knob="ink", wheels=True, front=None):
    with at(x, y, rz=rz):
        z0 = .05 if wheels else 0
        if wheels:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    ball(.03, sx * (w / 2 - .06), sy * (d / 2 - .06), .03, "ink", sub=2)
        box(w, d, h - z0, z=z0, m=m, r=.012)
        k = (h - z0 - .03) / n
        for i in range(n):
            box(w - .04, .02, k - .02, 0, -d / 2 - .004, z0 + .025 + i * k, front or m, .006)
            box(.12, .018, .016, 0, -d / 2 - .02, z0 + .025 + (i + .62) * k, knob, .004)


def round_table(x=0, y=0, rad=.34, h=.72, top="white", leg="ink", rim=None, z=0):
    with at(x, y, z):
        cyl(rad, .035, z=h - .035, m=top, r=.012, seg=56)
        if rim:
            lathe([(rad + .008, h - .035), (rad + .012, h - .02), (rad + .008, h - .004), (rad - .01, h - .004)], rim, seg=56)
        cyl(.028, h - .06, z=.03, m=leg)
        lathe([(0, 0), (rad * .62, 0), (rad * .6, .02), (.05, .05), (.03, .09), (0, .09)], leg)


def bookcase(w=1.2, h=1.9, d=.3, rows=5, m="oak", back=None, books=BOOKS, fill=(.55, .95), things=True, x=0):
    """Against a wall."""
    with at(x, -d / 2, 0):
        for sx in (-1, 1):
            box(.035, d, h, sx * (w / 2 - .0175), 0, 0, m, .006)
        box(w - .04, .02, h - .02, 0, d / 2 - .012, .01, back or m, .003)
        k = (h - .08) / rows
        for i in range(rows + 1):
            box(w - .06, d - .02, .03, 0, 0, .03 + i * k, m, .005)
        box(w - .06, d - .04, .05, 0, 0, 0, m, .005)
        for i in range(rows):
            z = .06 + i * k
            f = rnd.uniform(*fill)
            book_row(w - .1, k - .05, d * .7, 0, .01, z, books, f)
            if things and f < .75:
                p = (w / 2 - (w * (1 - f)) / 2 - .02, 0, z)
                (lambda: vase(*p, s=.75, m="terra", stems=False), lambda: small_plant(*p, "white", .3),
                 lambda: book_stack(*p, n=3, s=.8))[i % 3]()


def rug(x, y, w, d, m="mint", edge="hop3", rad=.05, rz=0):
    with at(x, y, .011, rz=rz):
        prism(rounded(-w / 2, -d / 2, w / 2, d / 2, rad), .012, edge, r=.004)
        prism(rounded(-w / 2 + .07, -d / 2 + .07, w / 2 - .07, d / 2 - .07, max(rad - .05, 0)), .006, m, z=.01, r=.002)


def round_rug(x, y, rad, m="mint", edge="hop3"):
    cyl(rad, .012, x, y, .01, edge, .004, seg=72)
    cyl(rad - .08, .006, x, y, .019, m, .002, seg=72)


def pendant(x, y, z, top, m="soleil", rad=.2, kind="cone"):
    """Lamp on its cord, hung from a small rose at `top`."""
    cyl(.006, top - z, x, y, z, "ink")
    with at(x, y, z):
        if kind == "cone":
            lathe([(rad, 0), (rad * .9, .05), (.05, rad * .9), (.03, rad * 1.05), (0, rad * 1.05)], aglow(m))
            lathe([(0, .03), (rad * .85, .03)], "glow")
            if EVENING:
                ball(.07, 0, 0, -.08, "glow", sub=3)
            evening_lamp(0, 0, -.22, 34, .1)
        elif kind == "globe":
            ball(rad, m="glow")
            cyl(.035, .05, z=rad - .02, m="brass")
            evening_lamp(0, 0, -rad - .06, 26, .1)


def floor_lamp(x, y, rz=0, m="ink", shade="soleil"):
    with at(x, y, rz=rz):
        cyl(.15, .025, m=m)
        tube([(0, 0, .02), (0, 0, 1.35), (0, -.3, 1.5), (0, -.42, 1.36)], .014, m, .25)
        with at(0, -.42, 1.2):
            lathe([(.16, 0), (.13, .08), (.03, .17), (0, .17)], aglow(shade))
            lathe([(0, .02), (.14, .02)], "glow")
            evening_lamp(0, 0, -.06, 24, .1)


def rail_lights(length, x, y, z, along="x", n=3, m="ink"):
    """A bar of spots under the wall's top."""
    with at(x, y, z, rz=0 if along == "x" else 90):
        box(length, .04, .03, m=m, r=.004)
        for i in range(n):
            with at((i - (n - 1) / 2) * length / n, -.02, -.14, rx=28):
                cyl(.05, .14, m=m)
                cyl(.04, .005, z=-.004, m="glow", r=0)
                evening_lamp(0, 0, -.06, 12, .05)


def strip(ln, x=0, y=0, z=0, n=2, watts=14):
    """A line of light under a shelf, along x, lit in the evening only."""
    if EVENING:
        box(ln, .03, .02, x, y, z, "glow", .004)
        for i in range(n):
            evening_lamp(x + (i - (n - 1) / 2) * ln / n, y - .04, z - .06, watts, .06)


def candle(x, y, z=0):
    """A glass with a flame, set out in the evening only."""
    if EVENING:
        lathe([(0, 0), (.035, 0), (.042, .07), (0, .07)], "glow", x, y, z, seg=20)
        evening_lamp(x, y, z + .22, 9, .06)


def sconce(x, z):
    """A globe on a wall, lit in the evening only; the wall is at y = 0."""
    if EVENING:
        tube([(x, 0, z - .06), (x, -.1, z - .06), (x, -.1, z)], .012, "brass", .02)
        ball(.075, x, -.1, z + .05, "glow")
        evening_lamp(x, -.26, z + .05, 16, .08)

# -------------------------------------------------------------- cleaning gear

def bucket(x=0, y=0, m="soleil", s=1.0, z=0, water=True):
    with at(x, y, z, s=s):
        lathe([(0, 0), (.13, 0), (.135, .01), (.17, .28), (.185, .285), (.185, .3), (.165, .3), (.16, .2), (0, .2)], m)
        if water:
            lathe([(0, .23), (.16, .23)], "water2")
            for i in range(9):
                a = i * 2.4
                ball(.028 + .014 * (i % 3), .09 * math.cos(a) * (i % 4) / 2.4, .09 * math.sin(a) * (i % 4) / 2.4, .235, "white", sub=3)
        tube([(-.178, 0, .27), (-.16, -.1, .4), (0, -.13, .44), (.16, -.1, .4), (.178, 0, .27)], .009, "zinc3", .12)


def mop_head(m="paper", n=16):
    cyl(.05, .07, m="hop")
    for i in range(n):
        a = 2 * math.pi * i / n
        k = .12 + .05 * (i % 3)
        tube([(.02 * math.cos(a), .02 * math.sin(a), .02), (k * .6 * math.cos(a), k * .6 * math.sin(a), -.04),
              (k * math.cos(a), k * math.sin(a), -.13)], .017, m, .05)


def mop(x, y, rz=0, lean=12, ln=1.35):
    """Stands on its strands, leaning back."""
    with at(x, y, .15, rz=rz, rx=-lean):
        mop_head()
        cyl(.014, ln, z=.05, m="oak")
        ball(.018, z=ln + .05, m="soleil", sub=3)


def flat_mop(x, y, rz=0, lean=22, m="hop3", ln=1.3):
    with at(x, y, .012, rz=rz):
        box(.46, .14, .03, m=m, r=.012)
        box(.3, .08, .03, z=.028, m="ink", r=.01)
        with at(0, 0, .06, rx=-lean):
            cyl(.014, ln, m="steel")
            cyl(.018, .22, z=ln - .2, m="soleil")


def broad_mop(x, y, rz=0):
    """The stroke's own tool, as wide as it; pushed towards y."""
    with at(x, y, .012, rz=rz):
        box(.98, .16, .035, m="hop", r=.014)
        box(.96, .07, .05, 0, .05, 0, "white", .014)
        box(.4, .08, .03, 0, -.01, .034, "ink", .01)
        with at(0, -.01, .06, rx=20):
            cyl(.018, 1.45, m="steel")
            cyl(.023, .26, z=1.2, m="soleil")


def spray(x=0, y=0, z=0, m="hop3", head="soleil", rz=0, s=1.0):
    with at(x, y, z, rz=rz, s=s):
        lathe([(0, 0), (.05, 0), (.055, .01), (.055, .13), (.025, .18), (.02, .21), (0, .21)], m, seg=28)
        box(.05, .1, .045, 0, -.02, .21, head, .012)
        tube([(0, -.07, .225), (0, -.1, .225)], .012, head)
        tube([(0, -.045, .22), (0, -.06, .16)], .007, "ink")


def squeegee(w=.36, ln=.28, m="soleil"):
    """Blade along x at the origin, handle towards -z."""
    box(w, .03, .03, z=-.03, m="steel", r=.006)
    box(w + .01, .012, .03, z=-.005, m="ink", r=.003)
    tube([(0, 0, -.03), (0, -.03, -.09), (0, -.04, -ln)], .02, m, .04)
    box(.09, .045, .05, 0, -.005, -.06, m, .012)


def wet_sign(x, y, rz=0):
    """The yellow trestle, wordless."""
    with at(x, y, rz=rz):
        for s in (-1, 1):
            with at(0, s * .13, 0, rx=s * 12):
                with at(rx=90):
                    prism(rounded(-.15, 0, .15, .62, (.02, .02, .07, .07)), .022, "soleil", z=-.011, holes=[rounded(-.06, .5, .06, .56, .025)])
                if s < 0:
                    with at(0, -.013, .2, rx=90):
                        prism([(0, .2), (-.075, .07), (-.05, .01), (0, -.01), (.05, .01), (.075, .07)], .004, "ink", r=0)


def vacuum(x, y, rz=0, m="hop"):
    """Canister, hose and wand standing against it."""
    with at(x, y, rz=rz):
        box(.34, .46, .16, z=.05, m=m, r=.05)
        with at(0, 0, .2):
            lathe([(0, 0), (.15, 0), (.15, .08), (.1, .14), (0, .15)], "ink")
        for sx in (-1, 1):
            with at(sx * .16, .12, .09, ry=90):
                cyl(.09, .04, z=-.02, m="zinc3")
        ball(.05, 0, -.2, .05, "ink", sub=3)
        tube([(0, -.2, .16), (0, -.42, .3), (.26, -.5, .55), (.42, -.3, .88)], .028, "ink2", .22)
        tube([(.42, -.3, .88), (.42, -.62, .06)], .02, "steel")
        box(.3, .1, .05, .42, -.65, .005, "soleil", .02)


def trolley(x, y, rz=0, s=1.0):
    """The cleaner's trolley, recurring in the scenes."""
    with at(x, y, rz=rz, s=s):
        for sx in (-1, 1):
            for sy in (-1, 1):
                with at(sx * .36, sy * .2, .06, rx=90):
                    cyl(.06, .035, z=-.017, m="ink")
                cyl(.014, .8, sx * .38, sy * .21, .08, "steel")
        for z in (.13, .5):
            box(.84, .5, .04, z=z, m="hop", r=.018)
        box(.84, .5, .035, z=.86, m="hop", r=.016)
        for sy in (-1, 1):  # rims of the top tray
            box(.82, .018, .05, 0, sy * .235, .89, "hop2", .006)
        box(.018, .46, .05, .405, 0, .89, "hop2", .006)
        # waste bag on its hoop
        tube([(-.42, -.2, .9), (-.72, -.2, .9), (-.72, .2, .9), (-.42, .2, .9)], .016, "steel", .08)
        with at(-.58, 0, .2):
            lathe([(0, 0), (.13, .01), (.16, .08), (.165, .5), (.19, .69), (.2, .7), (.18, .71), (.15, .6), (0, .55)], "soleil", seg=32)
        tube([(.42, -.21, .86), (.54, -.21, 1.0), (.54, .21, 1.0), (.42, .21, .86)], .017, "steel", .06)
        # load
        spray(-.26, -.08, .9, "hop3", "soleil", 20)
        spray(-.12, -.1, .9, "terra2", "white", -30)
        spray(-.2, .1, .9, "water2", "soleil", 70)
        for i, c in enumerate(("white", "soleil", "mint", "white")):
            box(.24, .2, .035, .2, .02, .895 + i * .036, c, .014)
        bucket(.2, 0, "soleil", .78, .54, water=False)
        for i in range(3):
            with at(-.22 + i * .02, -.12 + i * .12, .6, ry=90):
                cyl(.055, .2, z=-.1, m="white")
                cyl(.02, .202, z=-.101, m="zinc3")
        box(.3, .36, .2, .18, 0, .17, "ink2", .02)
        box(.26, .34, .16, -.2, 0, .17, "zinc", .02)
        # broom and mop in their clips
        with at(.44, .16, .3, ry=4):
            cyl(.013, 1.15, m="oak")
            box(.05, .2, .05, z=-.02, m="terra", r=.012)
            box(.045, .2, .13, z=-.14, m="soleil2", r=.01)
