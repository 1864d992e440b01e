import { fold, foldPath } from "@vitrine/french/fold";
import { DAYS, FRENCH_DAYS } from "@vitrine/french/opening-hours";
import { businessTypeOf } from "../content/site/business-type-of.ts";
import type { ContentPath } from "../diagnostics/diagnostic.ts";
import type { Words } from "../diagnostics/words.ts";
import { isDay } from "./is-day.ts";
import { meant, suggest } from "./did-you-mean.ts";

/** A value's place in the data of its file. */
interface Place {
  readonly path: ContentPath;
  readonly root: unknown;
}

/** Gives the value that an author meant by one of another form: "+33556001122" for « 05 56 00 11 22 ». */
export function corrected(typed: string, pattern: string | undefined, place: Place): string | undefined {
  if (pattern === undefined) return undefined;
  const form = new RegExp(pattern, "u");
  if (form.test(typed)) return undefined;
  return readings(typed.trim(), place).find((value) => value !== undefined && form.test(value));
}

function readings(typed: string, { path, root }: Place): readonly (string | undefined)[] {
  const holder = path.slice(0, -1).reduce(valueAt, root);
  return [
    telephone(typed, (root as { contact?: { country?: unknown } } | null)?.contact?.country),
    path.at(-1) === "closes" && valueAt(holder, "overnight") !== true ? midnight(typed) : undefined,
    time(typed),
    date(typed),
    colour(typed),
    ofNetwork(typed, holder),
    /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(typed) ? `https://${typed}` : undefined,
    ...(/^[\p{L}\d\s'’_/-]+$/u.test(typed) ? names(typed) : []),
    // A path with the part of a page, or that of a document: "/#équipe", "/documents/Tarifs.pdf".
    /^\/[\p{L}\d\s'’_/-]*(?:#[\p{L}\d\s'’_-]+|\.pdf)$/iu.test(typed)
      ? typed.replace(/[^#/.]+/g, (part) => fold(part))
      : undefined,
    TODAY[fold(typed)],
    // The name of a fact, as a text cites it.
    /^\$\{\s*([^{}]+?)\s*\}$/.exec(typed)?.[1],
    relativePath(typed),
    typed.toUpperCase(),
  ];
}

/** A number with its separators, and one of France without its prefix. Its overseas territories have other prefixes. */
function telephone(typed: string, country: unknown): string | undefined {
  const digits = typed.replace(/\(0\)|[^\d+]/g, "").replace(/^00/, "+");
  const isFrench = country === "FR" && /^0(?!26[239]|59[046])[1-9]\d{8}$/.test(digits);
  const number = isFrench ? `+33${digits.slice(1)}` : digits;
  return number.startsWith("+") ? number : undefined;
}

/** Midnight as the end of a day. That of an overnight span is 00:00. */
const midnight = (typed: string) =>
  /^(?:minuit|(?:24|00?) ?[h:](?:00)?)$/i.test(typed) ? "23:59" : undefined;

function time(typed: string): string | undefined {
  const [, hours, minutes = "00"] = /^(\d{1,2}) ?[h:.] ?(\d{2})?$/i.exec(typed) ?? [];
  return hours && `${hours.padStart(2, "0")}:${minutes}`;
}

const MONTHS = "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(
  " ",
);

function date(typed: string): string | undefined {
  const inDigits = typed.replace(/^(\d{1,2})(?:er)? (\p{L}+) (?=\d)/u, (_, day: string, month: string) =>
    [day, MONTHS.indexOf(fold(month)) + 1, ""].join("/"),
  );
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -]((?:20)?\d\d)$/.exec(inDigits) ?? [];
  const written = day && `20${year?.slice(-2)}-${month?.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return written && isDay(written) ? written : undefined;
}

/** Words for days that a form counts from that of the request. */
const TODAY: Readonly<Record<string, string>> = {
  "aujourd-hui": "today",
  demain: "today+1",
  "apres-demain": "today+2",
};

/** A path of Windows in the form of a photo's. One from the root of a disk leaves but the file's name. */
const relativePath = (typed: string) =>
  /^(?!\.\.).*\\/.test(typed)
    ? typed
        .replace(/^[a-z]:.*\\/i, "./")
        .replace(/\\+/g, "/")
        .replace(/^(?!\.)/, "./")
    : undefined;

/** Three digits stand for two each (CSS Color, "The RGB hexadecimal notations"). */
function colour(typed: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed) ?? [];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** The addresses to which networks add a name. */
const NETWORKS: Readonly<Record<string, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/company/",
  tiktok: "https://www.tiktok.com/@",
  x: "https://x.com/",
  youtube: "https://www.youtube.com/@",
};

function ofNetwork(typed: string, network: unknown): string | undefined {
  const { icon, label } = (network ?? {}) as { icon?: unknown; label?: unknown };
  const begins = NETWORKS[String(icon ?? label).toLowerCase()];
  return begins !== undefined && /^@[\w.-]+$/.test(typed) ? begins + typed.slice(1) : undefined;
}

const valueAt = (value: unknown, step: string | number) =>
  (value as Record<string | number, unknown> | null | undefined)?.[step];

/** A name without accents, capitals and spaces, as a path, the name of a file or that of a field. */
function names(typed: string): string[] {
  const path = foldPath(typed);
  return [`/${path}`, path, path.replaceAll("-", "_")];
}

/** Suggests the allowed word that was meant, such as schema.org's for a French one, or a missing comma. */
export function suggestAllowed(typed: string, allowed: readonly string[], help?: Words): Words | undefined {
  const several = typed.split(/\s+/);
  if (several.length > 1 && several.every((word) => allowed.includes(word)))
    return {
      en: `Put a comma between two values: [${several.join(", ")}].`,
      fr: `Entre deux valeurs, mettez une virgule : [${several.join(", ")}].`,
    };
  const day = DAYS[(FRENCH_DAYS as readonly string[]).indexOf(fold(typed))];
  const near = [day, businessTypeOf(typed)].find((word) => word !== undefined && allowed.includes(word));
  return near === undefined ? suggest(typed, allowed, help) : meant(near);
}
