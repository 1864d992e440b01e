"""A shop window being cleaned: one stroke of the squeegee."""
from furniture import *
from kit import *
from street import planter

W, D = 5.2, 3.5
PX, PZ, PW, PH = 2.15, .46, 3.5, 1.72  # the pane: middle, foot, width, height
A, B = (.55, 2.02), (3.05, .78)  # the stroke on the pane, in x and z
pane = swept("#D6ECF4", A, B, .56, .2, "#FFFFFF", "xz", alpha=(.62, .0))
room(W, D, 2.75, lwall="#F3E8D4", rwall="hop", skirt="stone2", trim=.16,
     floor=tiles(.5, ("#E9ECEE", "#DCE2E7", "#E3E8EB")),
     lholes=[win(1.75, .95, 1.15, 1.35, 2, 3)], rholes=[opening(PX, PZ, PW, PH), door(4.55, .84, 2.0, m="hop2", frame="hop2", glazed=True)])
for j in range(8):  # courses of stone
    z = .3 + j * .33
    for y0, y1 in ((0, 1.17), (2.33, D)) if .9 < z < 2.3 else ((0, D),):
        box(.012, y1 - y0, .018, .002, (y0 + y1) / 2, z, "stone2", 0)
with left(1.75):
    with at(0, -.21, .55):
        planter(0, 0, 1.3, 0, "ink")

# the display behind the pane
with right(PX, PZ):
    box(PW + .2, .04, PH + .1, 0, .7, -.05, "#FFE9B8", 0)
    box(PW + .2, .68, .05, 0, .36, -.06, "oak", .004)
    for sx in (-1, 1):
        box(.04, .68, PH + .1, sx * (PW / 2 + .06), .36, -.05, "cream", 0)
    with at(-.35, .66, 0, rx=90):
        prism(arch(-.75, 0, .75, 1.5), .03, "terra", r=.004)
    for x, h in ((-1.35, .75), (-.75, .5), (-.1, .34), (.55, .2), (1.2, .34)):
        cyl(.24, h, x, .36, 0, "white", .01)
    vase(-1.35, .36, .75, "hop", 1.5)
    vase(-.75, .36, .5, "soleil", 2.0, stems=False)
    vase(-.1, .36, .34, "hop", 1.9, flower="terra2")
    with at(.55, .36, .2):
        ball(.2, z=.2, m="ink2")
        ball(.14, z=.5, m="soleil")
    vase(1.2, .36, .34, "terra", 1.6)
    lamp(-.3, .2, PH - .1, 70, .3)
# frame and fascia
with right(PX):
    for z in (PZ - .05, PZ + PH - .02):
        box(PW + .16, .1, .08, 0, -.04, z, "ink", .01)
    for sx in (-1, 1):
        box(.08, .1, PH + .1, sx * (PW / 2 + .04), -.04, PZ - .05, "ink", .01)
    for i in range(4):
        box(.76, .03, .22, -1.32 + i * .88, -.012, .16, "hop2", .012)
with right(W / 2):
    box(W - .2, .14, .32, 0, -.07, 2.32, "hop2", .02)
    box(W - .1, .22, .06, 0, -.1, 2.64, "hop", .014)
    box(W - .1, .18, .04, 0, -.08, 2.28, "brass", .008)
    for x in (-1.8, -.6, .6, 1.8):
        tube([(x, -.12, 2.66), (x, -.3, 2.76), (x, -.42, 2.64)], .016, "brass", .1)
        with at(x, -.42, 2.5):
            lathe([(.12, 0), (.09, .08), (.03, .14), (0, .14)], "soleil", seg=28)
            lathe([(0, .015), (.1, .015)], "glow", seg=28)
# pane, soapy edges, squeegee on its pole
with at(PX, D + .03, PZ):
    box(PW, .01, PH, m=pane, r=0)
u = (Vector(B) - Vector(A)).normalized()
v = Vector((-u.y, u.x))
turn = math.degrees(math.atan2(u.y, u.x))
for side in (-1, 1):
    pts = []
    for i in range(25):
        t = i / 24
        p = Vector(A).lerp(Vector(B), t) + v * (.2 * 4 * t * (1 - t) + side * .285)
        pts.append((p.x, D + .02, p.y))
    tube(pts, .014, "white")
    if side < 0:
        for i in range(3, 22, 3):
            x, y, z = pts[i]
            tube([(x, y, z), (x, y, z - .07 - .12 * rnd.random())], .012, "white")
with at(B[0], D - .05, B[1]):
    with at(ry=-turn - 90 - 12):
        squeegee(.66, .22)
        for i in range(20):
            ball(.016 + .02 * rnd.random(), -.3 + i * .031, -.005, .02 + .03 * rnd.random(), "white", sub=3)
tube([(B[0] + .08, D - .1, B[1] - .16), (B[0] + .62, D - .75, .03)], .022, "soleil")
# ladder and gear on the pavement
with at(.75, 2.85):
    for sx in (-1, 1):
        tube([(sx * .27, -.36, 0), (sx * .2, .02, 1.25)], .026, "oak")
        tube([(sx * .25, .4, 0), (sx * .19, .04, 1.25)], .022, "oak2")
    for k in range(1, 5):
        t = k / 5
        box(.52 - .12 * t, .13, .035, 0, -.36 + .38 * t, 1.25 * t, "oak", .008)
    box(.46, .28, .04, 0, .03, 1.25, "hop", .012)
    spray(-.1, .03, 1.29, "hop3", "soleil", 40, 1.1)
    box(.18, .14, .05, .1, .02, 1.29, "soleil", .016)
bucket(3.0, 2.45, "soleil", 1.35)
box(.26, .2, .03, 3.42, 2.32, .01, "white", .012)
with at(2.5, 2.55, .02, rz=30):
    with at(rx=-90):
        squeegee(.4, .3, "hop")
trolley(1.75, 1.05, 6, 1.05)
wet_sign(3.35, .75, 30)
topiary(4.85, .5, 0, "ink", .95)
