import { outsideAddress } from "@vitrine/schema/text-links";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { pick } from "../../pick.ts";
import { isExample } from "../file/check-placeholders.ts";
import { LOCAL_HOST } from "../file/field-mistakes.ts";
import { issue, keyIn, placeIn, type SiteRule } from "./site-rule.ts";

/** Names that never exist (RFC 2606). */
const EXAMPLE = /(?:\.example|[@/.]example\.(?:com|net|org))(?:[:/?#]|$)/;

/**
 * The addresses of site.yaml are encrypted, have a name each and, with the settings of the deployment, lead to real
 * hosts.
 */
export const checkAddresses: SiteRule = function* ({ site: { file, data }, deployed }) {
  const isOpen = (text: string) => text.startsWith("http://") && !LOCAL_HOST.test(text);
  for (const { text, path } of stringsIn(data, (_, value) => isOpen(value)))
    yield issue("unencrypted-address", placeIn(file, ...path), {
      en: `"${text}" is not encrypted.`,
      fr: `« ${text} » n’est pas chiffré.`,
    });
  for (const name of Object.keys(data.links ?? {}))
    if (outsideAddress({ ...deployed, links: {} }, name) !== undefined)
      yield issue("duplicate-item", keyIn(file, "links", name), {
        en: `Another address of site.yaml is named "${name}" too.`,
        fr: `Une autre adresse de site.yaml s’appelle aussi « ${name} ».`,
        hint: { en: "Choose another name.", fr: "Choisissez un autre nom." },
      });
  const used = {
    ...pick(deployed, "url", "addresses", "links", "networks"),
    ...pick(data, "contact", "hosting"),
  };
  for (const { text, path } of stringsIn(used, (_, value) => EXAMPLE.test(value)))
    yield issue("invented-address", placeIn(file, ...path), isExample(text));
};
