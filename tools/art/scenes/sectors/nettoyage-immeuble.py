"""Entrance hall of an apartment building: stairs, letter boxes."""
from furniture import *
from kit import *

room(4.3, 4.3, 2.75, lwall="cream", rwall="#F3E3C6", floor=tiles(.43, ("#FBFAF6", "#5B7799")), skirt="walnut", trim=.12,
     lholes=[door(1.0, 1.1, 2.05, m="hop", panels=3, frame="stone"), win(3.25, 1.3, .8, 1.1, cols=2, rows=3)],
     rholes=[door(.72, .85, 1.9, m="ink", frame="stone")])

# dado rail
for y0, y1 in ((1.65, 4.3),):
    with left((y0 + y1) / 2, .92):
        box(y1 - y0, .03, .06, 0, -.015, 0, "walnut", .006)

# stairs climbing to the right along the right wall, landing at the end
N, RISE, RUN, DEPTH = 9, .17, .25, 1.05
X0 = 1.75
for i in range(N):
    h = (i + 1) * RISE
    x = X0 + i * RUN
    w = RUN if i < N - 1 else 4.3 - x
    box(w, DEPTH, h, x + w / 2, 4.3 - DEPTH / 2 - .002, 0, "stone", .004)
    box(w + .03, DEPTH + .03, .035, x + w / 2 - .015, 4.3 - DEPTH / 2 - .012, h, "wood", .008)
    box(w + .036, .46, .012, x + w / 2 - .018, 4.3 - DEPTH / 2, h + .034, "terra", .003)
    if i < N - 1:
        box(.012, .46, RISE - .03, x - .006, 4.3 - DEPTH / 2, h - RISE + .03, "terra", .002)
y = 4.3 - DEPTH + .05
slope = RISE / RUN
for i in range(N):
    x = X0 + (i + .5) * RUN
    tube([(x, y, (i + 1) * RISE + .03), (x, y, (i + 1) * RISE + .84)], .012, "ink")
    ball(.026, x, y, (i + 1) * RISE + .44, "brass", sub=2)
end = X0 + (N - .5) * RUN
rail_z = lambda x: ((x - X0) / RUN + .5) * RISE + .87
tube([(X0 - .16, y, .95), (X0 + .06, y, rail_z(X0 + .06)), (end, y, rail_z(end)), (4.26, y, rail_z(end) + .02)], .032, "walnut", .1)
cyl(.055, .92, X0 - .16, y, 0, "walnut", .02)
ball(.085, X0 - .16, y, 1.0, "brass")
for k in range(2):
    x = end + .22 + k * .16
    if x < 4.25:
        tube([(x, y, N * RISE + .03), (x, y, N * RISE + .88)], .012, "ink")

# letter boxes on the left wall
with left(2.2, .98):
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
with left(2.2):
    with at(0, -.19):
        box(1.0, .34, .05, z=.42, m="wood", r=.012)
        for sx in (-1, 1):
            box(.05, .3, .42, sx * .42, 0, 0, "wood2", .01)
        box(.26, .2, .14, -.2, .02, .47, "wood", .006)
        box(.262, .03, .142, -.2, .02, .4695, "soleil2", .001)
        papers(.2, 0, .47, 3, "white", .16, .22, 20)
rug(.55, 1.0, .7, 1.0, "ink2", "ink", .03)
with right(.72):
    box(.8, .4, .018, 0, -.32, .01, "terra", .006)
pendant(2.0, 2.3, 2.15, 2.85, kind="globe", rad=.16)
plant(.42, 3.78, 0, "ficus", 1.15, "ink")
plant(1.35, 3.98, 0, "snake", .8, "terra")
bucket(2.75, 1.35, "soleil", 1.1)
mop(3.05, 1.5, -35, 10, 1.25)
wet_sign(3.25, 2.45, 25)
trolley(1.85, 1.05, 15, .92)
