"""Entrance hall of an apartment building: stairs, letter boxes."""
from furniture import *
from kit import *

room(4.3, 4.3, 2.25, lwall="cream", rwall="#F3E3C6", floor=tiles(.43, ("#FBFAF6", "#5B7799")), skirt="walnut", trim=.12,
     lholes=[door(1.0, 1.05, 1.95, m="hop", panels=3, frame="stone"), win(3.72, 1.36, .62, .66, cols=2, rows=2)],
     rholes=[door(3.8, .8, 1.95, m="ink", frame="stone")])

# dado rail
for y0, y1 in ((1.65, 3.2),):
    with left((y0 + y1) / 2, .92):
        box(y1 - y0, .03, .06, 0, -.015, 0, "walnut", .006)

# stairs climbing along the right wall towards the corner, with a landing
N, RISE, RUN, DEPTH = 9, .15, .27, 1.1
X0 = 1.0 + (N - 1) * RUN
Y = 4.3 - DEPTH / 2
for i in range(N):
    h = (i + 1) * RISE
    x1 = X0 - (i - 1) * RUN if i else X0 + RUN
    x0 = x1 - RUN if i < N - 1 else 0
    w = x1 - x0
    box(w, DEPTH, h, (x0 + x1) / 2, Y - .002, 0, "stone", .004)
    box(w + .03, DEPTH + .03, .035, (x0 + x1) / 2 + .015, Y - .012, h, "wood", .008)
    box(w + .036, .56, .012, (x0 + x1) / 2 + .018, Y, h + .034, "terra", .003)
    box(.012, .56, RISE - .03, x1 + .006, Y, h - RISE + .03, "terra", .002)
    tube([(x1 + .03, Y - .3, h - RISE + .05), (x1 + .03, Y + .3, h - RISE + .05)], .009, "brass")
    ys = 4.3 - DEPTH + .05
    for k in range(1 if i < N - 1 else 5):
        x = x1 - RUN / 2 - k * .24
        tube([(x, ys, h + .03), (x, ys, h + .86)], .013, "ink")
        ball(.028, x, ys, h + .46, "brass", sub=2)
top = N * RISE + .88
tube([(X0 + RUN + .12, ys, .98), (X0 + RUN * .6, ys, 1.04 + RISE * .2), (1.0 + RUN * .5, ys, top), (.04, ys, top)], .034, "walnut", .12)
cyl(.055, .95, X0 + RUN + .12, ys, 0, "walnut", .02)
ball(.085, X0 + RUN + .12, ys, 1.02, "brass")
with at(1.15, 4.3 - DEPTH - .004):  # cupboard under the flight
    box(.62, .03, 1.05, -.3, 0, .1, "white", .008)
    box(.54, .03, .97, -.3, -.012, .14, "hop", .008)
    ball(.025, -.1, -.045, .62, "brass", sub=3)

for frame, z in ((left(1.72), 1.7), (left(2.98), 1.7), (right(2.75), 1.9)):
    with frame:
        sconce(0, z)

# letter boxes on the left wall
with left(2.35, .98):
    box(1.06, .16, 1.0, 0, -.08, 0, "brass", .012)
    for i in range(4):
        for j in range(5):
            x, z = -.375 + i * .25, .05 + j * .185
            box(.225, .03, .165, x, -.165, z, "hop" if (i, j) != (2, 3) else "soleil", .006)
            box(.13, .012, .018, x, -.183, z + .12, "ink", .002)
            box(.08, .01, .03, x, -.183, z + .045, "cream", .002)
    for x, z, c in ((-.375, .53, "white"), (.125, .35, "terra2"), (.375, .72, "white")):
        with at(x, -.19, z + .1, rx=-38):
            box(.12, .1, .012, m=c, r=.001)
with left(2.35):
    with at(0, -.19):
        box(1.0, .34, .05, z=.42, m="wood", r=.012)
        for sx in (-1, 1):
            box(.05, .3, .42, sx * .42, 0, 0, "wood2", .01)
        box(.26, .2, .14, -.2, .02, .47, "wood", .006)
        box(.262, .03, .142, -.2, .02, .4695, "soleil2", .001)
        papers(.2, 0, .47, 3, "white", .16, .22, 20)
rug(.55, 1.0, .7, 1.0, "ink2", "ink", .03)
with right(3.8):
    box(.7, .4, .018, 0, -.28, .01, "terra", .006)
pendant(2.3, 1.7, 2.0, 2.5, kind="globe", rad=.16)
plant(1.72, 2.88, 0, "ficus", 1.05, "ink")
bucket(3.3, 2.45, "soleil", 1.1)
mop(3.46, 2.98, 0, 12, 1.25)
wet_sign(3.2, 1.0, 25)
trolley(1.85, 1.05, 15, .92)
