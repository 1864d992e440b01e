"""The letter boxes of the hall, dusted, above their bench."""
from furniture import *
from kit import *

nook(1.86, .8, 1.66, "#F3E3C6", floor=tiles(.3, ("#FBFAF6", "#5B7799")), skirt="walnut", trim=.11)
SHOT.update(camera=dict(elevation=23, azimuth=31), shadow=dict(spread=.26, shift=(.04, .02)))
with right(.91, .68):
    box(2.0, .026, .05, 0, -.013, 0, "walnut", .006)

# letter boxes
NX, NZ, CW, CH = 5, 4, .235, .185
with right(.78, .77):
    box(NX * CW + .09, .17, NZ * CH + .09, 0, -.085, 0, "brass", .016)
    for i in range(NX):
        for j in range(NZ):
            x, z = (i - (NX - 1) / 2) * CW, .05 + j * CH
            box(CW - .022, .03, CH - .022, x, -.172, z, "soleil" if (i, j) == (3, 2) else "hop", .007)
            box(.135, .016, .024, x, -.188, z + .112, "brass", .005)
            box(.115, .01, .01, x, -.197, z + .119, "ink", .001)
            box(.085, .008, .034, x - .025, -.188, z + .03, "brass", .003)
            box(.075, .006, .026, x - .025, -.192, z + .034, "cream", .001)
            with at(x + .073, -.186, z + .047, rx=90):
                cyl(.011, .012, m="brass", r=.002)
                cyl(.003, .013, m="ink", r=0)
    for i, j, c, t in ((0, 2, "white", 6), (2, 1, "terra2", -5), (4, 3, "water2", 4), (3, 0, "white", -3)):
        x, z = (i - (NX - 1) / 2) * CW, .05 + j * CH
        with at(x, -.2, z + .122, rx=-24, ry=t):
            box(.105, .12, .007, m=c, r=.001)
# entry phone
with right(1.6, .88):
    box(.25, .03, .44, 0, -.015, 0, "brass", .012)
    box(.21, .012, .4, 0, -.032, .02, "steel", .006)
    for i in range(9):
        box(.13, .006, .006, 0, -.04, .35 + i * .0062, "ink", 0)
    for i in range(5):
        box(.1, .006, .03, -.03, -.04, .07 + i * .05, "cream", .001)
        with at(.065, -.038, .085 + i * .05, rx=90):
            cyl(.014, .012, m="glow" if i == 3 else "white", r=.003)
# bench with what the post left
with right(.8):
    with at(0, -.21, -.07):
        box(1.16, .34, .05, z=.42, m="wood", r=.012)
        for sx in (-1, 1):
            box(.05, .3, .36, sx * .5, 0, .07, "wood2", .01)
        box(.95, .03, .07, 0, .1, .3, "wood2", .006)
        with at(-.28, 0, .47, rz=8):
            box(.34, .24, .19, m="wood", r=.006)
            box(.342, .04, .192, z=-.0005, m="soleil2", r=.001)
            box(.1, .002, .06, .09, -.121, .09, "white", 0)
        with at(.1, .02, .47, rz=-14):
            box(.2, .16, .1, m="oak2", r=.005)
            box(.03, .162, .102, z=-.0005, m="soleil2", r=.001)
        papers(.38, 0, .47, 4, "white", .16, .22, 70)
# mat, bucket and mop
with at(.82, .27):
    box(1.2, .42, .022, 0, -.02, .008, "ink", .006)
    box(1.08, .3, .008, 0, -.02, .028, "ink2", .003)
bucket(.1, .3, "soleil", .7)
mop(.02, .62, 0, 9, 1.0)
plant(1.66, .52, 0, "ficus", .62, "ink")
