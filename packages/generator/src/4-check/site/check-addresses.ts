import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { pick } from "../../pick.ts";
import { isExample } from "../file/check-placeholders.ts";
import { LOCAL_HOST } from "../file/field-mistakes.ts";
import { placeIn, type SiteRule } from "./site-rule.ts";

/** Names that never exist (RFC 2606). */
const EXAMPLE = /(?:\.example|[@/.]example\.(?:com|net|org))(?:[:/?#]|$)/;

/** The addresses of site.yaml are encrypted and, with the settings of the deployment, lead to real hosts. */
export const checkAddresses: SiteRule = function* ({ site: { file, data }, deployed }) {
  const isOpen = (text: string) => text.startsWith("http://") && !LOCAL_HOST.test(text);
  for (const { text, path } of stringsIn(data, (_, value) => isOpen(value)))
    yield {
      code: "unencrypted-address",
      ...placeIn(file, ...path),
      message: { en: `"${text}" is not encrypted.`, fr: `« ${text} » n’est pas chiffré.` },
    };
  const used = {
    ...pick(deployed, "url", "addresses", "links", "networks"),
    ...pick(data, "contact", "hosting"),
  };
  for (const { text, path } of stringsIn(used, (_, value) => EXAMPLE.test(value)))
    yield { code: "invented-address", ...placeIn(file, ...path), message: isExample(text) };
};
