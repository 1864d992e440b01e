"""A place on the open floor: the arm of the screen and the foot of the lamp dusted, the notebook where it was."""
from furniture import *
from kit import *

W, D, H = 2.0, .84, .66
ground(0, 0, W, D, H)
SHOT.update(camera=dict(elevation=28, azimuth=33), shadow=dict(spread=.2, shift=(.03, .01), strength=.15))

prism(rounded(-.02, -.02, W + .02, D + .02, .06), .045, "oak", z=-.045, r=.016)
for x in (.05, W - .05):
    for y in (.06, D - .06):
        box(.045, .045, H - .045, x, y, -H, "ink2", .008)
        soft_shadow(x - .015, y - .02, x + .055, y + .03, -H - .006, .28, .09, .02)
    box(.045, D - .12, .045, x, D / 2, -.09, "ink2", .008)
# drawers on wheels, a bin
soft_shadow(W - .55, .1, W - .13, .66, -H - .007, .24, .1, .04)
soft_shadow(.26, .24, .48, .46, -H - .007, .24, .1, .06)
with at(W - .36, .36, -H):
    box(.4, .56, .5, z=.05, m="white", r=.012)
    for i in range(3):
        box(.37, .02, .14, 0, -.282, .08 + i * .158, "hop3" if i == 2 else "zinc", .008)
        box(.12, .02, .014, 0, -.298, .185 + i * .158, "ink", .004)
    for x in (-.15, .15):
        for y in (-.22, .22):
            cyl(.025, .05, x, y, 0, "ink", .004)
with at(.34, .34, -H):
    lathe([(0, 0), (.11, 0), (.14, .3), (.13, .3), (.1, .02), (0, .02)], "hop", seg=40)
# felt screen behind
box(W - .1, .035, .34, W / 2, D - .045, -.004, "hop3", .016)
for k, (x, z, c) in enumerate(((.34, .13, "soleil"), (.47, .17, "terra2"), (1.7, .14, "soleil"), (1.82, .19, "white"))):
    with at(x, D - .066, z, ry=(4, -3, 3, -5)[k]):
        box(.1, .006, .1, m=c, r=.001)
        box(.06, .003, .01, -.01, -.004, .065, "ink3", 0)
        box(.045, .003, .01, -.018, -.004, .04, "ink3", 0)

# the screen on its arm, and all that stands around it
with at(.19):
    with at(.78, .6):
        box(.12, .1, .03, 0, .06, 0, "zinc3", .01)
        cyl(.022, .26, 0, .06, .02, "steel")
        tube([(0, .06, .27), (.1, .1, .3), (0, .03, .33)], .018, "zinc3", .03)
        with at(0, 0, .13, rx=-4):
            box(.72, .035, .44, m="ink", r=.016)
            box(.68, .004, .4, 0, -.0185, .02, "#DCE9EF", .001)
            box(.15, .003, .4, -.265, -.0215, .02, "ink2", 0)
            for i in range(5):
                box(.09 - .014 * (i % 3), .003, .018, -.29 + (.09 - .014 * (i % 3)) / 2 - .02, -.0235, .35 - i * .055, "ink3" if i != 1 else "hop3", 0)
            for i, k in enumerate((.3, .22)):
                box(k, .003, .022, -.15 + k / 2, -.0215, .365 - i * .045, "zinc3", 0)
            for i, (h, c) in enumerate(((.07, "hop3"), (.11, "hop3"), (.09, "hop3"), (.16, "hop"), (.14, "hop"), (.2, "soleil"))):
                box(.05, .003, h, -.125 + i * .075, -.0215, .06, c, 0)
    with at(.74, .24, 0):
        box(.42, .14, .014, m="white", r=.006)
        for r in range(4):
            for c in range(12):
                if r == 0 and 3 <= c <= 8:
                    continue
                box(.027, .024, .008, -.182 + c * .0331, -.046 + r * .031, .013, "hop3" if (r, c) == (3, 11) else "zinc", .003)
        box(.19, .024, .008, .0, -.046, .013, "zinc", .003)
    with at(1.07, .23, 0, rz=-8):
        box(.2, .2, .004, m="ink2", r=.001)
        box(.062, .105, .03, m="white", r=.014)
    # notebook and pen, untouched
    with at(.2, .3, 0, rz=14):
        box(.2, .27, .02, m="terra", r=.005)
        box(.012, .272, .021, .07, 0, 0, "ink", .001)
        tube([(-.08, -.1, .028), (-.01, .09, .028)], .007, "ink")
    # lamp
    with at(1.5, .58, 0, rz=-18):
        lathe([(0, 0), (.09, 0), (.09, .014), (.03, .024), (0, .024)], "hop", seg=40)
        tube([(0, 0, .02), (.05, .03, .3), (-.2, -.06, .5)], .01, "hop", .015)
        ball(.018, .05, .03, .3, "brass", sub=3)
        with at(-.22, -.07, .43, ry=18):
            lathe([(.095, 0), (.085, .04), (.035, .1), (.025, .12), (0, .12)], "hop", seg=40)
            lathe([(0, .015), (.085, .015)], "glow", seg=28)
    small_plant(.1, .62, 0, "white", .52)
    cup(1.48, .2, 0, "soleil", 1.0)
    spray(-.02, .42, 0, "hop3", "soleil", 30, .9)
    with at(.38, .085, 0, rz=4):
        for i in range(2):
            box(.2, .13, .018, .004 * i, .003 * i, i * .017, "soleil", .008)
