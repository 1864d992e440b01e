import { MIMEType } from "node:util";
import { readContentDisposition } from "./content-disposition.ts";
import { formLimits } from "./form-limits.ts";
import type { Refusal } from "./refusal.ts";

type Entry = readonly [name: string, value: string];

// A form keeps what was typed: no replacement character in place of a wrong byte, no byte order mark dropped.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Reads a `multipart/form-data` body (RFC 7578, on RFC 2046 section 5.1.1) into its entries, in order.
 * Written out because the platform's own `Response.formData()` looks for the bare boundary anywhere in a value,
 * and so refuses a valid form whose text happens to contain it.
 */
export function parseMultipart(
  body: Buffer,
  contentType: string | undefined,
): { entries: readonly Entry[] } | { refusal: Refusal } {
  const boundary = readBoundary(contentType);
  if (boundary === undefined) {
    return refuse("Le formulaire doit être envoyé en multipart/form-data, avec sa délimitation (boundary).");
  }
  const parts = splitParts(body, boundary);
  if (parts === undefined) return refuse("Le corps multipart est mal formé ou incomplet.");
  if (parts === "too-many") return refuse(`La demande compte plus de ${formLimits.fields} champs.`);
  if (parts.length === 0) return refuse("La demande ne contient aucun champ.");
  const entries: Entry[] = [];
  for (const part of parts) {
    const entry = readPart(part);
    if ("refusal" in entry) return entry;
    entries.push(entry.entry);
  }
  return { entries };
}

function refuse(text: string): { refusal: Refusal } {
  return { refusal: { status: 400, text } };
}

/** RFC 2046 gives a boundary 1 to 70 characters. */
function readBoundary(contentType: string | undefined): string | undefined {
  try {
    const type = new MIMEType(contentType ?? "");
    const boundary = type.params.get("boundary") ?? "";
    return type.essence === "multipart/form-data" && /^.{1,70}$/.test(boundary) ? boundary : undefined;
  } catch {
    return undefined; // MIMEType throws on what is no media type
  }
}

/** Gives what stands between the delimiters, or `undefined` where one is wrong or the closing one is missing. */
function splitParts(body: Buffer, boundary: string): Buffer[] | "too-many" | undefined {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  const parts: Buffer[] = [];
  // The first delimiter needs no line break before it where there is no preamble.
  const startsAtOnce = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2));
  let at = startsAtOnce ? delimiter.length - 2 : endOf(body, delimiter, 0);
  while (at !== undefined && body.toString("latin1", at, at + 2) !== "--") {
    if (parts.length === formLimits.fields) return "too-many";
    while (body[at] === 0x20 || body[at] === 0x09) at += 1;
    if (body.toString("latin1", at, at + 2) !== "\r\n") return undefined;
    // A part's own first line break may be the delimiter's: an empty part, refused when it is read.
    const next = endOf(body, delimiter, at);
    if (next === undefined) return undefined;
    parts.push(body.subarray(at, next - delimiter.length));
    at = next;
  }
  return at === undefined ? undefined : parts;
}

function endOf(body: Buffer, delimiter: Buffer, from: number): number | undefined {
  const found = body.indexOf(delimiter, from);
  return found < 0 ? undefined : found + delimiter.length;
}

function readPart(part: Buffer): { entry: Entry } | { refusal: Refusal } {
  const headerEnd = part.indexOf("\r\n\r\n");
  if (headerEnd < 0) return refuse("Une partie du formulaire n’a pas d’en-tête.");
  if (headerEnd > formLimits.partHeaderBytes)
    return refuse("L’en-tête d’une partie du formulaire est trop long.");
  try {
    const headers = readHeaders(utf8.decode(part.subarray(0, headerEnd)));
    const disposition = readContentDisposition(headers.get("content-disposition") ?? "");
    if (disposition === undefined) return refuse("Une partie du formulaire n’a pas de nom de champ lisible.");
    if (disposition.isFile) return refuse("Les fichiers joints ne sont pas acceptés.");
    if (disposition.name.length > formLimits.nameLength) {
      return refuse(`Un nom de champ dépasse ${formLimits.nameLength} caractères.`);
    }
    if (/^(base64|quoted-printable)$/i.test(headers.get("content-transfer-encoding") ?? "")) {
      return refuse("Les champs doivent être envoyés sans codage de transfert (RFC 7578, section 4.7).");
    }
    return { entry: [disposition.name, utf8.decode(part.subarray(headerEnd + 4))] };
  } catch {
    return refuse("Le formulaire doit être écrit en UTF-8.");
  }
}

/** A line that is no header is passed over: without a readable Content-Disposition the part is refused anyway. */
function readHeaders(block: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
