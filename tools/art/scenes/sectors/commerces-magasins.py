"""A clothes shop."""
from furniture import *
from kit import *

room(4.5, 4.3, 2.25, lwall="#F4D9CB", rwall="paper", floor=planks(("#EBD3B0", "#E4C9A2", "#EED9B9"), .22, "x"), skirt="white",
     lholes=[win(1.35, .35, 1.9, 1.6, cols=1, rows=1, frame="ink", glass="glass")],
     rholes=[door(3.85, .85, 1.85, m="ink", glazed=True)])

CLOTHES = ["hop", "terra", "cream", "ink2", "soleil", "hop3", "zinc2", "terra2"]


def dress(m, long=False, w=.36):
    """Hangs below the origin, edge-on along x."""
    tube([(0, 0, 0), (0, 0, -.06), (0, -w / 2, -.12)], .008, "steel")
    tube([(0, 0, -.06), (0, w / 2, -.12)], .008, "steel")
    h = .82 if long else .58
    with at(-.03, 0, -.1 - h, ry=0):
        with at(ry=90):
            prism([(0, -w * .62), (0, w * .62), (-h * .55, w * .46), (-h + .05, w * .52), (-h, w * .2),
                   (-h, -w * .2), (-h + .05, -w * .52), (-h * .55, -w * .46)], .06, m, r=.025)


def rail(n, length=1.2, h=1.4):
    for sx in (-1, 1):
        tube([(sx * length / 2, -.24, .02), (sx * length / 2, .24, .02)], .018, "ink")
        tube([(sx * length / 2, 0, .02), (sx * length / 2, 0, h)], .018, "ink")
    tube([(-length / 2, 0, h), (length / 2, 0, h)], .018, "ink")
    for i in range(n):
        with at(-length / 2 + .12 + i * (length - .24) / (n - 1), 0, h):
            dress(CLOTHES[i % len(CLOTHES)], i % 3 == 1)


def bag(x, y, z, m, s=1.0, rz=0):
    with at(x, y, z, rz=rz, s=s):
        box(.28, .13, .2, m=m, r=.03)
        tube([(-.08, 0, .19), (-.07, 0, .32), (.07, 0, .32), (.08, 0, .19)], .012, "walnut", .06)
        box(.05, .02, .04, 0, -.066, .1, "brass", .006)


def shoes(x, y, z, m, rz=0):
    with at(x, y, z, rz=rz):
        for k in (-.06, .06):
            box(.085, .24, .05, k, 0, 0, m, .024)
            box(.08, .1, .09, k, .07, 0, m, .028)


# wall of shelves with an arch of hop green
with right(1.6, .15):
    with at(rx=90):
        prism(arch(-1.32, 0, 1.32, 1.95), .03, "hop", r=.006)
with right(1.6):
    for k, z in enumerate((.5, .92, 1.34)):
        w = 2.2 if k < 2 else 1.7
        box(w, .3, .045, 0, -.17, z, "oak", .01)
        strip(w - .3, 0, -.27, z - .02, watts=7)
    for i in range(5):
        bag(-.86 + i * .43, -.17, .545, ("terra", "soleil", "cream", "hop3", "terra2")[i])
    for i in range(5):
        shoes(-.86 + i * .43, -.18, .965, ("soleil", "white", "terra", "ink2", "cream")[i])
    for i in range(3):
        for j in range(3):
            box(.32, .25, .05, -.58 + i * .58, -.16, 1.385 + j * .053, CLOTHES[(i * 3 + j) % 8], .02)
    box(2.3, .36, .3, 0, -.19, .02, "oak", .012)
    for i in range(4):
        box(.5, .02, .22, -.81 + i * .54, -.375, .06, "white", .006)
with at(.62, 3.05, 0, rz=90):
    rail(8, 1.35)
# window display on its podium
with at(.55, 1.3):
    box(.75, 1.7, .14, m="white", r=.02)
    evening_lamp(.35, 0, 2.0, 30)
    for y, m in ((-.42, "soleil"), (.42, "terra")):
        with at(0, y, .14):
            cyl(.16, .02, m="ink")
            cyl(.016, .72, m="ink")
            lathe([(0, .56), (.3, .58), (.27, .7), (.15, .98), (.13, 1.04), (.19, 1.22), (.17, 1.32), (.05, 1.38), (.045, 1.46), (0, 1.47)], m)
            ball(.055, z=1.5, m="oak", sub=3)
# table of folded knitwear
with at(2.35, 1.75):
    box(1.25, .78, .05, z=.62, m="oak", r=.014)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * .54, sy * .32, 0), (sx * .52, sy * .3, .63)], .024, "oak2")
    box(1.1, .64, .03, z=.2, m="oak2", r=.008)
    for i in range(3):
        for j in range(2):
            for k in range(2 + (i + j) % 3):
                box(.28, .24, .045, -.4 + i * .38, -.17 + j * .34, .67 + k * .047, CLOTHES[(i * 2 + j * 3 + k) % 8], .018)
    for i in range(2):
        box(.3, .44, .2, -.28 + i * .5, 0, .23, ("white", "hop3")[i], .012)
# till
if EVENING:
    pendant(3.3, 2.9, 1.6, 2.25, kind="globe", rad=.12)
with at(3.3, 2.95, 0):
    prism(rounded(-.62, -.3, .62, .3, (.18, .18, .03, .03)), .92, "white", r=.01)
    for i in range(13):
        cyl(.022, .8, -.44 + i * .073, -.3, .06, "zinc", .004, seg=16)
    prism(rounded(-.66, -.34, .66, .32, (.2, .2, .04, .04)), .05, "oak", z=.92, r=.012)
    with at(-.15, .06, .97, rz=160):
        box(.2, .16, .03, m="ink", r=.01)
        with at(0, 0, .03, rx=-24):
            box(.3, .02, .22, m="ink", r=.008)
            box(.27, .004, .19, 0, -.012, .015, "hop3", 0)
    with at(.35, -.05, .97):
        box(.22, .12, .26, m="soleil", r=.004)
        tube([(-.05, -.06, .25), (-.05, -.06, .34), (.05, -.06, .34), (.05, -.06, .25)], .006, "ink", .03)
    vase(.48, .14, .97, "hop", .55)
round_rug(3.15, .85, .55, "#F7E7DE", "terra")
with at(3.15, .85):
    cyl(.29, .4, z=.025, m="hop3", r=.06)
    cyl(.295, .03, z=.2, m="hop", r=.012)
plant(4.12, 1.5, 0, "ficus", .95, "ink")
vacuum(1.75, .55, 20, "hop")
