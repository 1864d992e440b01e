"""The blackboard, half washed; chairs are on the tables."""
from furniture import *
from kit import *

nook(2.5, 1.12, 1.86, "cream", floor=planks(("#E6C495", "#DDB884", "#EACB9F"), .16, "x"))
SHOT.update(camera=dict(elevation=23, azimuth=31), shadow=dict(spread=.28, shift=(.04, .02)))

BOARD = swept("#3C6F61", (.2, 1.62), (1.98, .86), .34, .12, "#1F5A49", "xz")
with right(1.2, .72):
    box(2.1, .05, 1.0, 0, -.025, 0, "wood", .014)
    box(1.98, .02, .88, 0, -.045, .06, BOARD, .004)
    box(2.1, .12, .035, 0, -.085, -.02, "wood", .008)
    box(2.1, .012, .03, 0, -.142, -.01, "wood2", .004)
    # chalk
    for x, z, ln in ((-.88, .78, .5), (-.88, .69, .36), (.3, .8, .5), (.3, .71, .6), (.3, .62, .4)):
        box(ln, .004, .014, x + ln / 2, -.057, z, "#DCE7E2", 0)
    tube([(-.86, -.057, .14), (-.86, -.057, .45)], .007, "white")
    tube([(-.86, -.057, .14), (-.2, -.057, .14)], .007, "white")
    tube([(-.82 + i * .045, -.057, .2 + .09 * math.sin(i * .55)) for i in range(13)], .007, "soleil")
    for i, c in enumerate(("white", "soleil", "terra2", "white")):
        with at(-.62 + i * .11, -.1, .027, ry=90, rz=(4, -9, 12, 0)[i]):
            cyl(.011, .075, m=c, r=.002)
    with at(-.08, -.09, .016):
        box(.17, .065, .035, m="wood", r=.008)
        box(.165, .06, .022, z=-.001, m="ink2", r=.006)
    # the wet sponge stops at the end of its stroke
    with at(.74, -.085, .2, ry=22, rx=90):
        box(.2, .13, .07, 0, 0, 0, "soleil", .022)
with right(2.32, 1.42):
    clock("hop")


def table(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        desk(w=.8, d=.46, top="oak", leg="hop", h=.62)
        box(.68, .33, .02, z=.46, m="zinc3", r=.004)
        # the chair rests on its seat, feet in the air
        with at(0, -.03, 1.075, rx=180):
            chair(0, 0, 180, "hop", "soleil")


table(.62, .42)
table(1.62, .42)
bucket(2.28, .5, "soleil", .86)
with at(2.28, .5, .3, rz=20):
    tube([(-.13, 0, 0), (.0, -.02, .03), (.13, .02, -.02)], .03, "hop3", .05)
