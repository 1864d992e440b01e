"""The hotel's counter: marble, brass, a bell and two keys."""
from furniture import *
from kit import *

W, D, H = 1.5, .72, .44
ground(0, 0, W, D, H)
SHOT.update(camera=dict(elevation=29, azimuth=33), shadow=dict(spread=.2, shift=(.03, .01)))

# the counter's round end
corner = (.05, .3, .05, .05)
prism(rounded(0, 0, W, D, corner), .37, "hop", z=-.4, r=.01)
prism(rounded(-.02, -.02, W + .02, D + .02, tuple(c + .02 for c in corner)), .06, "brass", z=-H, r=.01)
prism(rounded(-.05, -.05, W + .05, D + .05, tuple(c + .05 for c in corner)), .05, "#D3C7B6", z=-.05, r=.018)
path = [(x, -.002) for x in (.06 + i * .062 for i in range(19))]
path += [(W - .3 + .3 * math.sin(math.radians(a)), .3 - .302 * math.cos(math.radians(a))) for a in (5, 17, 29, 41, 53, 65, 77, 89)]
path += [(W + .002, y) for y in (.36, .422, .484, .546, .608, .66)]
for x, y in path:
    cyl(.023, .29, x, y, -.365, "hop2", .006, seg=18)
prism(rounded(-.012, -.012, W + .012, D + .012, tuple(c + .012 for c in corner)), .018, "brass", z=-.07, r=.004)
# bell on its tray
with at(.93, .2):
    prism(rounded(-.17, -.12, .17, .12, .05), .014, "walnut", r=.005)
    with at(0, 0, .014):
        cyl(.092, .02, m="ink", r=.006)
        lathe([(.084, .02), (.086, .03), (.08, .06), (.056, .09), (.02, .104), (0, .106)], "brass", seg=56)
        cyl(.011, .018, z=.104, m="brass", r=.003)
        ball(.013, z=.124, m="brass", sub=3)
# two keys and their tassels
for x, y, a, c in ((.42, .15, 20, "soleil"), (.52, .3, -14, "terra")):
    with at(x, y, .008, rz=a):
        tube([(.035 * math.cos(k * .45), .035 * math.sin(k * .45), 0) for k in range(14)], .006, "brass", closed=True)
        tube([(.035, 0, 0), (.16, 0, 0)], .006, "brass")
        for k, ln in ((.115, .026), (.135, .034), (.155, .026)):
            box(.012, ln, .008, k, -ln / 2, -.004, "brass", .002)
        tube([(-.035, 0, 0), (-.07, .015, 0), (-.1, 0, .006)], .004, c, .02)
        with at(-.1, 0, .012, ry=-90):
            lathe([(0, 0), (.016, .004), (.02, .02), (.013, .032), (.024, .1), (0, .104)], c, seg=20)
# flowers
with at(.26, .53):
    lathe([(0, 0), (.075, 0), (.095, .07), (.07, .19), (.05, .24), (.062, .27), (.05, .27), (.04, .22), (0, .22)], "ink2", seg=36)
    for i in range(11):
        a, k = i * 2.4, .05 + .035 * (i % 3)
        top = (math.cos(a) * k * 1.7, math.sin(a) * k * 1.7, .42 + .05 * (i % 4))
        tube([(0, 0, .22), (math.cos(a) * k * .6, math.sin(a) * k * .6, .33), top], .006, "leaf2", .05)
        if i % 3 == 2:
            with at(*top, rz=math.degrees(a), ry=-30):
                leaf(.17, .08, .5, ("leaf", "leaf3")[i % 2])
        else:
            ball(.042, *top, ("terra2", "white", "soleil2")[i % 3 + (i % 2)], sub=3, rough=.12)
    for i in range(7):
        with at(0, 0, .26, rz=i * 51 + 20, ry=-30 - 8 * (i % 2)):
            leaf(.24, .09, .6, ("leaf", "leaf2", "leaf3")[i % 3])
# the lamp, lit
with at(1.24, .53):
    lathe([(0, 0), (.085, 0), (.085, .014), (.02, .034), (.013, .05), (.013, .3), (0, .3)], "brass")
    lathe([(.16, .3), (.11, .5), (.105, .5), (.155, .3)], "cream", seg=48)
    lathe([(0, .33), (.145, .33)], "glow", seg=32)
    ball(.014, 0, 0, .52, "brass", sub=2)
    cyl(.006, .2, 0, 0, .3, "brass")
lamp(1.24, .53, .27, 2.0, .06)
# the guest book's place, the cloth beside it
with at(.74, .54, 0, rz=-4):
    box(.36, .25, .022, m="#1D3A5C", r=.006)
    for s in (-1, 1):
        with at(s * .085, 0, .022, ry=s * -3):
            box(.165, .225, .012, m="paper", r=.003)
    tube([(.13, -.09, .042), (.2, .06, .045)], .007, "brass")
with at(1.25, .24, 0, rz=34):
    for i in range(3):
        box(.19, .14, .018, .003 * i, .002 * i, i * .017, "soleil", .008)
