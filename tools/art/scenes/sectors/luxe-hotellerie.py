"""A hotel lobby."""
from furniture import *
from kit import *

room(4.6, 4.4, 2.4, lwall="#F7D6C5", rwall="#1D3A5C", skirt="brass", trim=.06,
     floor=tiles(.55, ("#FBFAF6", "#EFE7DA")),
     lholes=[win(1.05, .1, 1.0, 2.0, cols=2, rows=3, round_=True, frame="white"), win(2.65, .1, 1.0, 2.0, cols=2, rows=3, round_=True, frame="white")],
     rholes=[opening(3.9, 0, .9, 1.9, True)])

with right(3.9, 0, -.13):  # lift behind the arch
    box(1.1, .04, 2.0, 0, .02, 0, "brass", .004)
    for sx in (-1, 1):
        box(.43, .03, 1.86, sx * .22, -.005, 0, "soleil2", .004)
    box(.012, .03, 1.86, 0, -.012, 0, "walnut", 0)
with right(3.32, 1.0):
    box(.1, .02, .18, 0, -.01, 0, "brass", .006)
    for z in (.05, .12):
        with at(0, -.02, z, rx=90):
            cyl(.022, .012, m="glow" if z > .1 else "ink")

# reception
with at(1.75, 3.0):
    prism(rounded(-1.3, -.32, 1.3, .32, (.3, .3, .04, .04)), 1.02, "hop", r=.012)
    for i in range(27):
        x = -1.02 + i * .0785
        cyl(.028, .86, x, -.325, .1, "hop2", .006, seg=20)
    prism(rounded(-1.32, -.34, 1.32, .34, (.31, .31, .05, .05)), .07, "brass", r=.008)
    prism(rounded(-1.4, -.42, 1.4, .38, (.36, .36, .06, .06)), .06, "white", z=1.02, r=.016)
    with at(.3, -.15, 1.08):  # bell
        cyl(.07, .02, m="ink")
        lathe([(.065, .02), (.06, .05), (.035, .08), (0, .09)], "brass", seg=28)
        ball(.012, z=.097, m="brass", sub=2)
    monitor(-.45, .1, 1.08, 180, .5)
    vase(.95, .02, 1.08, "white", 1.25)
    sheet(.0, -.15, 1.083, 12)
    cup(-.95, -.05, 1.08, "white", saucer=True)
with right(1.75, .95):  # keys
    box(1.9, .06, 1.05, 0, -.03, 0, "walnut", .012)
    strip(1.7, 0, -.12, 1.06)
    for i in range(8):
        for j in range(4):
            x, z = -.82 + i * .234, .08 + j * .245
            box(.19, .03, .2, x, -.055, z, "wood2", .006)
            if (i * 3 + j * 5) % 7 not in (0, 3):
                tube([(x, -.085, z + .14), (x, -.085, z + .09)], .008, "brass")
                box(.045, .014, .07, x, -.085, z + .03, ("soleil", "terra2")[(i + j) % 5 == 0], .006)
with right(1.75):
    box(2.1, .34, .85, 0, -.18, 0, "walnut", .012)
    box(2.16, .4, .04, 0, -.2, .85, "brass", .008)

round_rug(1.55, 1.2, 1.12, "#C6DBD2", "hop")
sofa(.55, 1.22, 90, "terra", 1.6, "soleil")
armchair(2.35, .62, -118, "ink2", .76, "brass")
armchair(2.35, 1.75, -62, "ink2", .76, "brass")
if EVENING:
    floor_lamp(.34, 2.34, 0, "brass", "soleil2")
candle(1.38, 1.42, .42)
round_table(1.5, 1.22, .36, .42, "white", "brass", "brass")
vase(1.6, 1.3, .42, "hop", .62, flower="terra2")
book_stack(1.4, 1.08, .42, 2, 30, .8)

# luggage cart
with at(3.45, 1.55, 0, rz=0):
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * .3, sy * .2, .07, rx=90):
                cyl(.07, .04, z=-.02, m="ink")
    box(.8, .56, .05, z=.13, m="brass", r=.02)
    box(.74, .5, .03, z=.17, m="terra", r=.012)
    for sy in (-1, 1):
        tube([(-.36, sy * .24, .17), (-.36, sy * .24, 1.05), (-.3, sy * .1, 1.5), (0, 0, 1.6)], .02, "brass", .25)
        tube([(.36, sy * .24, .17), (.36, sy * .24, 1.05), (.3, sy * .1, 1.5), (0, 0, 1.6)], .02, "brass", .25)
    ball(.045, z=1.6, m="brass")
    box(.34, .4, .5, -.17, 0, .2, "hop", .04)
    for x in (-.26, -.08):
        box(.03, .41, .51, x, 0, .197, "hop2", .01)
    box(.3, .4, .34, .2, 0, .2, "soleil", .04)
    box(.26, .32, .16, .2, 0, .545, "walnut", .035)
    tube([(.2, -.06, .7), (.2, -.05, .75), (.2, .05, .75), (.2, .06, .7)], .012, "ink", .03)
for k, (x, y) in enumerate(((1.0, 3.0), (2.5, 3.0))):
    pendant(x, y, 1.8, 2.5, kind="globe", rad=.13)
plant(.5, 3.72, 0, "palm", 1.15, "ink")
wet_sign(3.75, .45, 30)
trolley(4.15, 2.85, 90, .9)
