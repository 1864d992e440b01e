import type { Form } from "./content/form.ts";
import type { FormField } from "./content/form-field.ts";

type FileField = Pick<FormField<"file">, "accept" | "multiple">;
type Kind = FileField["accept"][number];

/** The name of each kind, one and several. */
const NAMES: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  image: ["une image", "des images"],
  pdf: ["un PDF", "des PDF"],
};

/** Returns the accepted kinds for the visitor: "une image ou un PDF". */
export const kindsOf = ({ accept, multiple }: FileField): string =>
  accept.map((kind) => NAMES[kind][multiple === true ? 1 : 0]).join(" ou ");

const DEFAULT_LIMIT = 10;

/** Returns the most megabytes of all files of a form together. */
export const fileLimit = ({ fileLimit: own = DEFAULT_LIMIT }: Form): number => own;

/** Returns the form with a hint at each field for files: what it accepts must be known before the choice. */
export const withFileHints = (form: Form): Form => ({
  ...form,
  groups: form.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      field.type === "file" ? { ...field, hint: fileHint(field, fileLimit(form)) } : field,
    ),
  })),
});

function fileHint(field: FormField<"file">, limit: number): string {
  const kinds = kindsOf(field);
  const rule = `${kinds.slice(0, 1).toUpperCase()}${kinds.slice(1)}, ${limit}\u00A0Mo au plus en tout.`;
  return field.hint === undefined ? rule : `${field.hint} ${rule}`;
}
