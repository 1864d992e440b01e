import { EMAIL_PATTERN } from "@vitrine/schema/is-email";
import { expect, it } from "vitest";
import { PHONE_PATTERN } from "./phone.ts";

/** Matches as a browser reads a `pattern` attribute: the whole value, with the `v` flag (HTML standard). */
const pattern = (source: string) => new RegExp(`^(?:${source})$`, "v");

it.each(["0639981234", "06 39 98 12 34", "+33639981234", "(0)639-98.12"])(
  "takes the phone number %s",
  (number) => {
    expect(number).toMatch(pattern(PHONE_PATTERN));
  },
);

it.each(["----------", "+ (-) .. 1234567", "063998123", "06 39 98 12 34 5", "06a9981234", ""])(
  "refuses the phone number %j",
  (number) => {
    expect(number).not.toMatch(pattern(PHONE_PATTERN));
  },
);

it.each(["a@b.fr", "prenom.nom+devis@sous.domaine.paris"])("takes the address %s", (address) => {
  expect(address).toMatch(pattern(EMAIL_PATTERN));
});

it.each(["a@b", "a b@c.fr", "a@@b.fr", "@b.fr", "a@b.f", `a@b.${"x".repeat(25)}`])(
  "refuses the address %s",
  (address) => {
    expect(address).not.toMatch(pattern(EMAIL_PATTERN));
  },
);
