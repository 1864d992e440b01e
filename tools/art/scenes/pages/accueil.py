"""Home page: an office floor made ready in the morning, one clean stroke across it."""
from furniture import *
from kit import *

# by day the clean stroke shines; at night it would look like a sunbeam
SHOT["evening"] = dict(ceiling=150)
P0, P1, SAG = (3.25, -.4), (4.55, 5.7), .28
BOARDS = ("#D3AE80", "#CDA574", "#D8B588")
CLEAN = ("#DDBB8E", "#D7B282", "#E1C195") if EVENING else ("#FBE7BF", "#FFEBC6", "#FAE3B6")
FLOOR = [swept(c, P0, P1, .95, SAG, b) for c, b in zip(BOARDS, CLEAN)]
tall = dict(cols=2, rows=3, frame="white")
room(6.4, 5.4, 2.4, lwall="#CDE8DC", rwall="paper", floor=planks(FLOOR, .22, "x"),
     lholes=[win(1.0, .22, 1.35, 1.85, **tall), win(2.7, .22, 1.35, 1.85, **tall), win(4.4, .22, 1.35, 1.85, **tall)],
     rholes=[door(5.55, .95, 1.95, m="hop", glazed=True, ajar=0)])

# kitchen corner on the right wall
with right(1.75):
    with at(0, -.3):
        box(2.5, .52, .08, m="ink", r=.006)
        box(2.5, .56, .82, z=.06, m="hop", r=.012)
        for i in range(5):
            box(.46, .02, .7, -1 + i * .5, -.282, .12, "hop2" if i != 3 else "hop", .008)
            box(.14, .02, .016, -1 + i * .5, -.298, .72, "brass", .004)
        box(2.56, .6, .05, z=.88, m="oak", r=.012)
        with at(-.75, .02, .93):
            box(.42, .36, .46, m="ink", r=.03)
            box(.3, .1, .2, 0, -.16, .1, "zinc3", .01)
            box(.36, .05, .06, 0, -.19, .36, "soleil", .012)
            cup(0, -.14, .1, "white")
        for i in range(4):
            cup(-.3 + .15 * i, -.05 + .08 * (i % 2), .93, ("white", "soleil", "white", "terra")[i])
        box(.46, .36, .01, .62, 0, .926, "zinc3", .004)
        tube([(.62, .2, .93), (.62, .2, 1.22), (.62, .03, 1.22), (.62, .03, 1.14)], .018, "brass", .06)
        with at(1.05, .02, .93):
            lathe([(0, 0), (.08, 0), (.16, .08), (.15, .08), (.07, .02), (0, .02)], "white")
            for i in range(5):
                ball(.05, .07 * math.cos(i * 1.3), .07 * math.sin(i * 1.3), .09, ("soleil", "terra", "leaf3")[i % 3], sub=3)
with right(1.75, 1.5):
    for z in (0, .38):
        box(2.2, .24, .04, 0, -.12, z, "oak", .008)
    for i in range(8):
        cup(-.95 + i * .16, -.12, .04, ("white", "hop3", "white", "soleil")[i % 4])
    small_plant(.75, -.13, .04, "terra", .42)
    book_row(.8, .26, .18, -.6, -.11, .42)
    vase(.3, -.12, .42, "terra", .8, stems=False)
    small_plant(.75, -.13, .42, "white", .42)
# pictures, clock
with right(3.65, .95):
    picture(.62, .84, "ink", "mint", 0)
with right(4.42, .95):
    picture(.62, .84, "ink", "cream", 2)
with right(4.03, 2.06):
    clock("hop")
with right(4.03):
    with at(0, -.2):
        box(1.5, .34, .44, m="oak", r=.012)
        for k in (-1, 0, 1):
            box(.46, .02, .36, k * .49, -.172, .04, "white", .008)
        book_stack(-.5, 0, .44, 4)
        vase(.48, 0, .44, "hop", .95)

# four desks by the windows
for sx in (-1, 1):
    for k, y in enumerate((1.9, 3.2)):
        with at(1.75 + sx * .39, y, 0, rz=sx * 90):
            desk(w=1.26, d=.74)
            monitor(0, .2, .74, w=.58, shine=("hop3", "terra2")[k])
            keyboard(-.05, -.14, .74)
            office_chair(.05, -.72, 180 + (16, -22)[k], ("ink2", "hop", "soleil", "hop")[k + (2 if sx > 0 else 0)])
box(.03, 2.5, .3, 1.75, 2.55, .72, "hop3", .012)
sheet(2.25, 2.35, .745, 70)
cup(2.32, 1.42, .74, "soleil")
book_stack(1.2, 3.7, .74, 3, 80, .8)
small_plant(1.98, 2.55, .74, "white", .36)
desk_lamp(1.5, 1.42, .74, 90, "soleil")
for y in (1.9, 3.2):
    pendant(1.75, y, 1.85, 2.6, "soleil", .22)
# meeting table
round_rug(5.2, 1.35, 1.05, "#E9EFF2", "hop3")
round_table(5.2, 1.35, .52, .73, "white", "ink", "oak")
for a, c in ((95, "hop"), (200, "terra"), (330, "hop")):
    t = math.radians(a)
    chair(5.2 + .74 * math.cos(t), 1.35 + .74 * math.sin(t), a - 90, "wood", c)
laptop(5.08, 1.5, .73, 200)
sheet(5.4, 1.22, .73, 30)
cup(5.22, 1.05, .73, "soleil")
# the stroke's broad mop, the trolley beside it
heading = math.degrees(math.atan2(P1[1] - P0[1], P1[0] - P0[0]))
broad_mop(3.28, .42, heading - 90 - 8)
trolley(1.3, .62, 8, .98)
wet_sign(2.5, .5, 35)
plant(.42, 4.62 + .35, 0, "ficus", 1.25, "terra")
plant(6.05, 3.6, 0, "ficus", 1.1, "ink")
