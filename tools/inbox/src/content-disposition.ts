/** `; name="value"` or `; name=value`; a quoted value ends at the next quote, as browsers write it. */
const parameter = /\s*;\s*([^\s=;"]+)\s*=\s*(?:"([^"]*)"|([^\s;"]*))/gy;

/**
 * Reads the value of a part's Content-Disposition header (RFC 7578, section 4.2).
 * Gives the field's name and whether the part is a file, or `undefined` where the header is not of that form.
 * Names are unescaped as the HTML standard escapes them: only line breaks and double quotes, by percent signs
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
 */
export function readContentDisposition(value: string): { name: string; isFile: boolean } | undefined {
  const kind = /^\s*form-data(?=\s*(?:;|$))/i.exec(value);
  if (kind === null) return undefined;
  const parameters = readParameters(value.slice(kind[0].length));
  const name = parameters?.get("name");
  if (parameters === undefined || name === undefined) return undefined;
  const unescaped = name.replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replaceAll("%22", '"');
  return { name: unescaped, isFile: parameters.has("filename") || parameters.has("filename*") };
}

function readParameters(text: string): Map<string, string> | undefined {
  const found = new Map<string, string>();
  let end = 0;
  for (const match of text.matchAll(parameter)) {
    const key = match[1]?.toLowerCase() ?? "";
    if (found.has(key)) return undefined;
    found.set(key, match[2] ?? match[3] ?? "");
    end += match[0].length;
  }
  return ["", ";"].includes(text.slice(end).trim()) ? found : undefined;
}
