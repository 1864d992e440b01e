import { catalogue } from "./catalogue.data.ts";
import { type Diagnostic, remedyOf } from "./diagnostic.ts";
import { inLanguage, type Language } from "./words.ts";

/** All diagnostics as one JSON document, with their numbers. */
export function formatJson(diagnostics: readonly Diagnostic[], language: Language): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const counts = { errors, warnings: diagnostics.length - errors };
  return JSON.stringify({ counts, diagnostics: diagnostics.map((one) => said(one, language)) }, null, 2);
}

/** Gives a diagnostic with its texts in one language. */
function said(diagnostic: Diagnostic, language: Language) {
  const { message, hint, related } = diagnostic;
  return {
    ...diagnostic,
    message: inLanguage(message, language),
    related: related?.map((place) => ({ ...place, message: inLanguage(place.message, language) })),
    hint: hint && inLanguage(hint, language),
  };
}

/** A workflow command that GitHub Actions shows beside the line (docs.github.com, "Workflow commands"). */
export function formatGithub(diagnostic: Diagnostic, language: Language): string {
  const { severity, file, range, code } = diagnostic;
  // GitHub ignores an end column unless the range ends on its first line.
  const end =
    range.end.line === range.start.line ? `endColumn=${range.end.column}` : `endLine=${range.end.line}`;
  const place = `file=${property(file)},line=${range.start.line},col=${range.start.column},${end}`;
  return `::${severity} ${place},title=${property(code)}::${data(sentence(diagnostic, language))}`;
}

/** All diagnostics as a SARIF 2.1.0 log (OASIS), which code scanning services read. */
export function formatSarif(diagnostics: readonly Diagnostic[], language: Language): string {
  const used = [...new Set(diagnostics.map(({ code }) => code))].sort();
  return JSON.stringify(
    {
      $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "vitrine",
              rules: used.map((id) => ({
                id,
                shortDescription: { text: inLanguage(catalogue[id].title, language) },
                help: { text: inLanguage(remedyOf(id), language) },
              })),
            },
          },
          results: diagnostics.map((diagnostic) => ({
            ruleId: diagnostic.code,
            level: diagnostic.severity,
            message: { text: sentence(diagnostic, language) },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: encodeURI(diagnostic.file) },
                  region: {
                    startLine: diagnostic.range.start.line,
                    startColumn: diagnostic.range.start.column,
                    endLine: diagnostic.range.end.line,
                    endColumn: diagnostic.range.end.column,
                  },
                },
              },
            ],
          })),
        },
      ],
    },
    null,
    2,
  );
}

const sentence = ({ message, hint }: Diagnostic, language: Language) =>
  [message, hint].flatMap((words) => (words === undefined ? [] : inLanguage(words, language))).join(" ");
const data = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const property = (text: string) => data(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
