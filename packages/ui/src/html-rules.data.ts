import type { ConfigData } from "html-validate";

/** What html-validate asks of every built page and of every component's examples. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5", { "is-land": { flow: true, phrasing: false, attributes: { import: {}, type: {} } } }],
  rules: {
    // The renderer's own style of HTML, which the standard allows.
    "void-style": "off",
    // React begins its identifiers with an underscore; HTML allows that.
    "valid-id": ["error", { relaxed: true }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // React writes srcSet and popoverTarget; HTML does not mind the case.
    "attr-case": "off",
    "no-inline-style": "error",
    // Typeset text holds no-break spaces as characters, on purpose.
    "no-raw-characters": "off",
    // A long title is a matter for the check of the content.
    "long-title": "off",
    // Telephone numbers are typeset by their author.
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
};
