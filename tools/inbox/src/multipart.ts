import { isUtf8 } from "node:buffer";

/** The reason why a post to `/quote` failed: the response's status and one French sentence for the sender. */
export type Failure = { readonly status: 400 | 413 | 500; readonly text: string };

type Entry = readonly [name: string, value: string | File];

/**
 * Reads a `multipart/form-data` body into its entries, in order. The platform's parser refuses a value that
 * contains the boundary, which browsers choose at random.
 */
export async function parseMultipart(
  body: Buffer,
  contentType = "",
): Promise<{ entries: readonly Entry[] } | { refusal: Failure }> {
  // The platform's parser would accept an urlencoded form as well.
  if (!/^multipart\/form-data\s*;.*boundary=(?:"[^"]|[^";])/i.test(contentType)) {
    return refuse("Le formulaire doit être envoyé en multipart/form-data, avec sa délimitation (boundary).");
  }
  const form = await readForm(body, contentType);
  if (form === undefined) return refuse("Le corps multipart est mal formé ou incomplet.");
  // A browser sends a field without a file as a file without a name.
  const entries = [...form].map(
    ([name, value]) => [name, isNoFile(value) ? "" : (value as Entry[1])] as const,
  );
  // The inbox must store the exact text, and the platform replaces an invalid byte. Files have any bytes.
  if (!isUtf8(body) && entries.some((entry) => entry.some(isReplaced)))
    return refuse("Le formulaire doit être écrit en UTF-8.");
  if (entries.length === 0) return refuse("La demande ne contient aucun champ.");
  return { entries };
}

const isNoFile = (value: string | File) => typeof value !== "string" && value.name === "" && value.size === 0;

const isReplaced = (part: Entry[1]) => typeof part === "string" && part.includes("\uFFFD");

function refuse(text: string): { refusal: Failure } {
  return { refusal: { status: 400, text } };
}

/** Returns `undefined` for a body that is no form, and for a Content-Type that no header may contain. */
async function readForm(body: Buffer, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return undefined;
  }
}
