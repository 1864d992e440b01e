"""The dumbbells in their coach's order, before the mirror that has just been wiped."""
from furniture import *
from kit import *

nook(2.2, .98, 1.7, "hop", skirt="ink", trim=.07)
SHOT.update(camera=dict(elevation=24, azimuth=31), shadow=dict(spread=.26, shift=(.04, .02)))
for i in range(4):  # rubber tiles
    for j in range(2):
        box(.545, .485, .014, .275 + i * .55, .245 + j * .49, -.002, ("#7389A0", "#6A8096")[(i + j) % 2], .005)
# mirror, two panes, bright where the squeegee went
PANE = swept("#9DB2BE", (.1, 1.62), (1.62, .58), .4, .1, "#DCEBF0", "xz")
with right(.86, .36):
    box(1.66, .03, 1.22, 0, -.015, 0, "zinc3", .008)
    for s in (-1, 1):
        box(.79, .012, 1.14, s * .4, -.032, .04, PANE, .003)
with right(0):
    with at(rx=90):
        prism([(1.72, 1.34), (2.26, 1.55), (2.26, 1.7), (1.72, 1.49)], .006, "soleil", r=.001)


def dumbbell(m, k):
    """Along y, its two hexagonal heads rubber."""
    with at(rx=90):
        cyl(.016, .26, z=-.13, m="chrome")
        cyl(.02, .1, z=-.05, m="steel")
        for s in (-1, 1):
            lathe([(0, 0), (k * .8, 0), (k, .014), (k, .07), (k * .8, .084), (0, .084)], m, 0, 0, s * .105 - .042, seg=6)
            lathe([(0, 0), (k * .45, 0), (k * .45, .088), (0, .088)], "zinc3", 0, 0, s * .105 - .044, seg=24)


# rack
with at(.86, .6):
    for sx in (-1, 1):
        box(.06, .5, .05, sx * .72, 0, .012, "black", .014)
        with at(sx * .72, .1, .04, rx=-8):
            box(.06, .07, .84, m="black", r=.012)
    for n, (z, y, c) in enumerate(((.24, -.1, ("hop3", "terra")), (.52, .02, ("soleil", "ink2")), (.8, .14, ("hop3", "terra")))):
        with at(0, y, z, rx=16):
            for s in (-1, 1):
                box(1.5, .05, .03, 0, s * .1, 0, "zinc2", .008)
                box(1.5, .012, .06, 0, s * .125, 0, "zinc2", .004)
            for i in range(7):
                with at(-.6 + i * .2, 0, .03 + .052):
                    dumbbell(c[i > 3 - n % 2], .078 - .004 * n - .002 * i)
# kettlebell, rolled mat, towel and bottle
with at(1.88, .66, .01):
    ball(.115, z=.11, m="soleil")
    cyl(.08, .03, m="soleil")
    tube([(-.055, 0, .19), (-.08, 0, .29), (.08, 0, .29), (.055, 0, .19)], .02, "soleil", .05)
with at(1.86, .3, .01):
    ball(.095, z=.09, m="terra")
    tube([(-.045, 0, .155), (-.065, 0, .235), (.065, 0, .235), (.045, 0, .155)], .017, "terra", .04)
with at(.3, .2, .085, ry=90, rz=8):
    cyl(.075, .62, z=-.14, m="hop3", r=.01, seg=56)
    for z in (-.02, .3):
        cyl(.078, .035, z=z, m="ink", r=.006, seg=56)
spray(1.12, .18, .01, "hop3", "soleil", 30, 1.1)
with at(1.36, .2, .012, rz=12):
    for i in range(3):
        box(.23, .17, .022, .004 * i, .003 * i, i * .021, "soleil", .01)
