"""The partners' desk by its lamp: the wood wiped, each file in its place."""
from furniture import *
from kit import *

W, D, H = 1.5, .86, .36
ground(0, 0, W, D, H)
SHOT.update(camera=dict(elevation=31, azimuth=33), shadow=dict(spread=.2, shift=(.03, .01)))
LAW = ["#8E2F24", "ink", "hop", "walnut", "ink2", "terra", "wood2", "cream"]

# end of the desk: two drawers, panelled sides
box(W - .06, D - .06, H - .05, W / 2, D / 2, -H, "walnut", .014)
box(W - .01, D - .01, .05, W / 2, D / 2, -H, "walnut", .014)
box(W + .04, D + .04, .055, W / 2, D / 2, -.058, "wood2", .018)
for i in range(2):
    x = .38 + i * .74
    box(.66, .02, .2, x, .028, -.285, "wood2", .01)
    box(.58, .016, .13, x, .018, -.25, "walnut", .006)
    for k in (-.16, .16):
        tube([(x + k - .04, .01, -.185), (x + k - .035, -.016, -.205), (x + k + .035, -.016, -.205), (x + k + .04, .01, -.185)], .008, "brass", .012)
with at(W - .03, D / 2, 0, rz=90):
    box(.7, .02, .22, 0, 0, -.29, "wood2", .01)
    box(.6, .016, .14, 0, -.01, -.25, "walnut", .006)
# writing surface with its gilt line
prism(rounded(.3, .07, 1.24, .66, .03), .006, "hop", z=-.003, r=.002)
prism(rounded(.325, .095, 1.215, .635, .02), .002, "brass", z=.002, r=0, holes=[rounded(.332, .102, 1.208, .628, .016)])

# lamp
with at(.24, .6, 0, rz=18):
    lathe([(0, 0), (.1, 0), (.1, .014), (.03, .034), (.016, .05), (.014, .3), (.02, .33), (0, .34)], "brass")
    tube([(0, 0, .3), (0, -.03, .37)], .01, "brass")
    with at(0, -.03, .37, ry=90):
        outer = [(.105 * math.cos(math.radians(a)), .105 * math.sin(math.radians(a))) for a in range(-100, 101, 10)]
        inner = [(.095 * math.cos(math.radians(a)), .095 * math.sin(math.radians(a))) for a in range(100, -101, -10)]
        with at(0, 0, -.19, rz=180):
            prism(outer + inner, .38, "hop2", r=.004)
        cyl(.02, .3, 0, 0, -.15, "glow", .004)
    for s in (-1, 1):
        with at(s * .19, -.03, .37, ry=90):
            cyl(.024, .012, z=-.006, m="brass", r=.004)
    tube([(.05, -.06, .3), (.05, -.075, .2)], .003, "brass")
    ball(.01, .05, -.076, .195, "brass", sub=2)
lamp(.26, .52, .3, 2.4, .06)

# files, tied; papers, a pen on its stand
with at(.62, .35, .006, rz=6):
    for i in range(3):
        with at(0, 0, i * .034, rz=(0, -4, 3)[i]):
            box(.25, .33, .026, m=("cream", "terra2", "mint")[i], r=.004)
            box(.235, .322, .02, .006, 0, .002, "white", .002)
    with at(0, 0, .1):
        box(.252, .012, .004, m="#8E2F24", r=.001)
        box(.012, .332, .004, .02, 0, 0, "#8E2F24", .001)
        for a in (30, 150):
            tube([(.02, 0, .004), (.02 + .05 * math.cos(math.radians(a)), .05 * math.sin(math.radians(a)), .02), (.02, .01, .006)], .004, "#8E2F24", .02)
sheet(.98, .33, .006, -7, 6)
with at(1.02, .3, .014, rz=52, ry=90):
    cyl(.009, .13, m="ink", r=.003)
    cyl(.0095, .03, z=.05, m="brass", r=.002)
    lathe([(.008, .13), (.001, .158)], "brass", seg=16)
# books, law red and green
with at(1.27, .62, 0, rz=-8):
    h = 0
    for i, (w, d, t) in enumerate(((.3, .22, .055), (.28, .21, .045), (.29, .2, .06), (.25, .18, .04))):
        with at(0, 0, h, rz=(0, 5, -6, 9)[i]):
            c = LAW[(0, 2, 1, 5)[i]]
            box(w, d, t, m=c, r=.008)
            box(w - .02, d - .012, t - .016, .0, -.012, .008, "cream", .002)
            box(.016, d - .03, .003, -w / 2 + .04, 0, t - .001, "brass", 0)
        h += t
# cup, and the cloth folded after the wood
cup(1.34, .24, 0, "white", .9, saucer=True)
with at(.16, .2, 0, rz=-12):
    for i in range(3):
        box(.19, .14, .018, .003 * i, .002 * i, i * .017, "soleil", .008)
