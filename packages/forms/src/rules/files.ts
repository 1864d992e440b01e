import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import type { Issue } from "./issue.ts";

type Kind = FormField<"file">["accept"][number];
type Chosen = Pick<File, "name" | "size" | "type">;

/** The files of each kind, as the `accept` attribute says it (HTML standard, "File Upload state"). */
const ACCEPTED: Readonly<Record<Kind, string>> = {
  image: "image/*",
  pdf: ".pdf",
  document: ".doc,.docx,.odt,.rtf,.txt,.xls,.xlsx,.ods,.csv",
};

/** The name of each kind, one and several. */
const NAMES: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  image: ["une image", "des images"],
  pdf: ["un PDF", "des PDF"],
  document: ["un document", "des documents"],
};

const MEGABYTE = 1_000_000;
const DEFAULT_LIMIT = 10;

/** Returns the most bytes of all files together. */
export const fileLimit = ({ fileLimit: own = DEFAULT_LIMIT }: Form): number => own * MEGABYTE;

export const acceptOf = ({ accept }: FormField<"file">): string =>
  accept.map((kind) => ACCEPTED[kind]).join(",");

/** Returns the accepted kinds for the visitor: "une image ou un PDF". */
export const kindsOf = ({ accept, multiple }: FormField<"file">): string =>
  accept.map((kind) => NAMES[kind][multiple === true ? 1 : 0]).join(" ou ");

/** Returns a limit of bytes for the visitor: "10 Mo". */
export const inMegabytes = (bytes: number): string => `${bytes / MEGABYTE}\u00A0Mo`;

/** Reports files of another kind, and files that are too large together. */
export function checkFiles(
  fields: readonly FormField[],
  filesOf: (name: string) => readonly Chosen[],
  limit: number,
): readonly Issue[] {
  const chosen = fields.flatMap((field) =>
    field.type === "file" ? [{ field, files: filesOf(field.name) }] : [],
  );
  const bad = chosen.filter(({ field, files }) => files.some((file) => !isAccepted(file, acceptOf(field))));
  const size = chosen.flatMap(({ files }) => files).reduce((sum, file) => sum + file.size, 0);
  const large = size > limit ? chosen.filter(({ files }) => files.length > 0) : [];
  return [
    ...bad.map(({ field }): Issue => ({ code: "bad-file", names: [field.name] })),
    ...(large.length === 0
      ? []
      : [{ code: "large-files", names: large.map(({ field }) => field.name) } as const]),
  ];
}

const isAccepted = ({ name, type }: Chosen, accept: string) =>
  accept
    .split(",")
    .some((part) =>
      part.startsWith(".") ? name.toLowerCase().endsWith(part) : type.startsWith(part.replace("*", "")),
    );
