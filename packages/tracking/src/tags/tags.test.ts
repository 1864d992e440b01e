import { describe, expect, it } from "vitest";
import { ALL_ACCEPTED, ALL_REFUSED } from "../consent/choice.ts";
import { googleTag } from "./google-tag.ts";
import { linkedinInsight } from "./linkedin-insight.ts";
import { metaPixel } from "./meta-pixel.ts";
import type { TagGlobals } from "./tag.ts";
import { trackers } from "./trackers.data.ts";

const AUDIENCE = { audience: true, advertising: false };
const ADVERTISING = { audience: false, advertising: true };

function browser() {
  const globals: TagGlobals = {};
  const scripts: { address: string; fail: () => void }[] = [];
  return {
    globals,
    scripts,
    loadScript: (address: string, fail = () => {}) => void scripts.push({ address, fail }),
    commands: () => (globals.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  };
}

describe("Google's tag", () => {
  const settings = { analytics: "G-TEST", ads: "AW-123456/Label" };

  it("does nothing without consent, and nothing without an identifier", () => {
    for (const [trackerSettings, choice] of [
      [settings, ALL_REFUSED],
      [{}, ALL_ACCEPTED],
      [{ analytics: "G-TEST" }, ADVERTISING],
      [{ ads: "AW-123456/Label" }, AUDIENCE],
    ] as const) {
      const port = browser();
      const tag = googleTag(trackerSettings, port);
      tag.grant(choice);
      expect(port.globals).toEqual({});
      expect(port.scripts).toEqual([]);
      expect(tag.analytics()).toBeUndefined();
    }
  });

  it("denies everything before the script is asked for, then grants what was consented to", () => {
    const port = browser();
    googleTag(settings, port).grant(AUDIENCE);
    expect(port.commands().slice(0, 2)).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
        },
      ],
      [
        "consent",
        "update",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "granted",
        },
      ],
    ]);
    expect(port.scripts.map(({ address }) => address)).toEqual([`${trackers.analytics.address}?id=G-TEST`]);
  });

  it("loads once, configures each identifier once", () => {
    const port = browser();
    const tag = googleTag(settings, port);
    tag.grant(ADVERTISING);
    tag.grant(ALL_ACCEPTED);
    tag.grant(ALL_ACCEPTED);
    expect(port.scripts).toHaveLength(1);
    const configured = port.commands().filter(([command]) => command === "config");
    expect(configured.map(([, id]) => id)).toEqual(["AW-123456", "G-TEST"]);
  });

  it("has no analytics once its script was blocked, or taken away", () => {
    const port = browser();
    const tag = googleTag(settings, port);
    tag.grant(ALL_ACCEPTED);
    expect(tag.analytics()).toBeDefined();
    port.scripts[0]?.fail();
    expect(tag.analytics()).toBeUndefined();
    const other = browser();
    const second = googleTag(settings, other);
    second.grant(ALL_ACCEPTED);
    delete other.globals.gtag;
    expect(second.analytics()).toBeUndefined();
    second.lead("audience");
  });

  it("tells a withdrawal", () => {
    const port = browser();
    const tag = googleTag(settings, port);
    tag.grant(ALL_ACCEPTED);
    tag.grant(ALL_REFUSED);
    expect(port.commands().at(-1)).toEqual([
      "consent",
      "update",
      expect.objectContaining({ ad_storage: "denied" }),
    ]);
  });

  it("hears of a sent form, for each purpose by its own identifier", () => {
    const port = browser();
    const tag = googleTag(settings, port);
    tag.grant(ALL_ACCEPTED);
    tag.lead("audience");
    tag.lead("advertising");
    expect(port.commands().slice(-2)).toEqual([
      ["event", "generate_lead", { send_to: "G-TEST" }],
      ["event", "conversion", { send_to: "AW-123456/Label" }],
    ]);
  });
});

describe.each([
  ["Meta's pixel", (port: ReturnType<typeof browser>) => metaPixel("1", port), "fbq"],
  [
    "LinkedIn's tag",
    (port: ReturnType<typeof browser>) => linkedinInsight({ partner: "1", conversion: "2" }, port),
    "lintrk",
  ],
] as const)("%s", (_name, make, global) => {
  it("loads once, and only for advertising", () => {
    const port = browser();
    const tag = make(port);
    tag.grant(AUDIENCE);
    expect(port.globals).toEqual({});
    expect(port.scripts).toEqual([]);
    tag.grant(ADVERTISING);
    tag.grant(ALL_ACCEPTED);
    expect(port.scripts).toHaveLength(1);
  });

  it("hears of a sent form, for advertising alone", () => {
    const port = browser();
    const tag = make(port);
    tag.grant(ALL_ACCEPTED);
    const heard: unknown[][] = [];
    port.globals[global] = (...command) => void heard.push(command);
    tag.lead("advertising");
    tag.lead("audience");
    expect(heard.filter(([command]) => command === "track")).toHaveLength(1);
  });

  it("keeps what its script throws to itself, and does without it", () => {
    const port = browser();
    const tag = make(port);
    tag.grant(ALL_ACCEPTED);
    port.globals[global] = () => {
      throw new Error("broken");
    };
    tag.lead("advertising");
    delete port.globals[global];
    tag.lead("advertising");
    tag.grant(ALL_REFUSED);
  });
});

it("names the host of every script for the Content Security Policy", () => {
  for (const { address, script } of Object.values(trackers)) {
    const { host } = new URL(address);
    const allowed = script.some((source) => {
      const name = new URL(source.replace("*.", "")).host;
      return host === name || (source.includes("*.") && host.endsWith(`.${name}`));
    });
    expect({ address, allowed }).toEqual({ address, allowed: true });
  }
});
