"""Professional cleaning: one floor, three works: a hall washed, a glass partition cleared, a room after its builders."""
from furniture import *
from kit import *

W, D, SPLIT, MID = 6.4, 5.2, 2.75, 3.25  # the hall lies before SPLIT, two rooms behind it, parted at MID
P0, P1, SAG = (2.9, 1.15), (5.72, 1.52), .14  # the mop's stroke, on the floor
A, B = (.75, 1.72), (2.55, .72)  # the squeegee's, on the pane
wet = [swept(c, P0, P1, .8, SAG, b) for c, b in (("#D9DDE0", "#FFFFFF"), ("#9FC0B4", "#C6EDDD"))]
pane = swept("#D6ECF4", A, B, .5, .16, "#FFFFFF", "xz", alpha=(.6, .0))


def floor(w, d):
    tiles(.46, wet)(w, SPLIT)
    with at(0, SPLIT):
        planks(along="x", width=.2)(w, d - SPLIT)
    box(w, .07, .02, w / 2, SPLIT, 0, "brass", .004)


room(W, D, 2.4, lwall="#CDE8DC", rwall="paper", floor=floor,
     lholes=[door(1.25, 1.0, 1.95, m="hop", glazed=True), win(3.95, .6, 1.5, 1.35)],
     rholes=[win(1.6, .6, 1.5, 1.35)])

# the meeting room behind its pane
rug(1.55, 3.95, 2.0, 1.5, "zinc", "hop3")
with at(1.55, 3.95):
    prism(rounded(-.75, -.4, .75, .4, .38), .05, "oak", z=.7, r=.02)
    box(.5, .3, .68, m="ink", r=.02)
    for x, y, a in ((-.4, .68, 0), (.4, .68, 8), (-1.02, 0, 90), (1.0, .05, -80)):
        office_chair(x, y, a, "ink2" if x > 0 else "hop")
    laptop(.1, -.1, .75, 12)
    cup(-.4, .1, .75, "soleil")
plant(.35, 4.85, 0, "ficus", 1.0, "terra")
pendant(1.55, 3.95, 1.75, 2.45, "soleil", .2)
with left(2.5):
    sconce(0, 1.7)
with at(MID / 2, SPLIT):
    ln = MID - .12
    for z in (0, 2.12):
        box(ln + .1, .1, .08, 0, 0, z, "ink", .01)
    for x in (-ln / 2, ln / 2):
        box(.08, .09, 2.15, x, 0, .02, "ink", .01)
    box(ln - .06, .012, 2.06, 0, 0, .07, pane, 0)
u = (Vector(B) - Vector(A)).normalized()
v = Vector((-u.y, u.x))
for side in (-1, 1):  # soap along the stroke
    pts = []
    for i in range(21):
        t = i / 20
        p = Vector(A).lerp(Vector(B), t) + v * (.16 * 4 * t * (1 - t) + side * .255)
        pts.append((p.x, SPLIT - .02, p.y))
    tube(pts, .012, "white")
    if side < 0:
        for x, y, z in pts[3:19:3]:
            tube([(x, y, z), (x, y, z - .06 - .1 * rnd.random())], .01, "white")
with at(B[0], SPLIT - .06, B[1], ry=-math.degrees(math.atan2(u.y, u.x)) - 102):
    squeegee(.58, .3)

# between the rooms, a low cupboard
with at(MID + .02, (SPLIT + D) / 2 + .25, 0, rz=90):
    box(1.9, .34, .78, m="white", r=.012)
    for k in (-1, 0, 1):
        box(.58, .02, .66, k * .61, -.175, .06, "hop3", .008)
    small_plant(-.7, 0, .78, "terra", .42)
    book_stack(.1, 0, .78, 3)
    small_plant(.7, 0, .78, "white", .45)

# the room that the builders leave: half-painted wall, ladder, sheet, boxes
with right(3.45):
    box(1.3, .012, 2.26, .65, -.006, .1, "terra2", 0)
    for i, h in enumerate((1.6, 2.0, 1.3, .8)):
        box(.21, .012, h, 1.4 + i * .2, -.007, 2.36 - h, "terra2", .004)
prism([(3.75, 3.55), (5.75, 3.4), (6.1, 4.7), (4.9, 5.1), (3.7, 4.95)], .012, "#E9EEF2", z=.012, r=.003)
with at(4.75, 4.35, .02):
    for sx in (-1, 1):
        tube([(sx * .29, -.4, 0), (sx * .2, .02, 1.45)], .026, "oak")
        tube([(sx * .27, .46, 0), (sx * .19, .05, 1.45)], .022, "oak2")
    for k in range(1, 5):
        t = k / 5
        box(.54 - .12 * t, .13, .035, 0, -.4 + .42 * t, 1.45 * t, "oak", .008)
    box(.46, .28, .04, 0, .03, 1.45, "hop", .012)
    lathe([(0, 0), (.11, 0), (.11, .2), (.095, .2), (.095, .17), (0, .17)], "zinc3", z=1.49, seg=28)
    lathe([(0, .175), (.094, .175)], "terra2", z=1.49, seg=28)
for x, y in ((3.95, 3.9), (4.2, 4.3)):
    lathe([(0, 0), (.13, 0), (.13, .24), (.115, .24), (.115, .2), (0, .2)], "zinc3", x, y, .02, seg=28)
    lathe([(0, .205), (.114, .205)], "terra2" if x < 4 else "white", x, y, .02, seg=28)
for x, y, z, s, a in ((5.85, 4.75, 0, .6, 4), (5.8, 4.0, 0, .5, -8), (5.85, 4.75, .48, .46, 12)):
    with at(x, y, z + .02, rz=a):
        box(s, s * .8, s * .78, m="oak2", r=.01)
        box(.07, s * .8 + .006, s * .78 + .004, m="oak", r=.002)
vacuum(4.95, 3.2, 25, "ink2")

# the hall: the wet stroke, the gear
bench(.3, 2.28, 90, .62, "wood", "ink")
broad_mop(5.75, 1.52, -82)
trolley(2.2, .6, 8, .98)
bucket(3.0, 2.2, "soleil", 1.15)
wet_sign(4.3, .5, 30)
plant(.38, .38, 0, "palm", .75, "ink")
