import type { ConfigData } from "html-validate";

/** Rules of html-validate for every built page and for every component's examples. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5", { "is-land": { flow: true, phrasing: false, attributes: { import: {}, type: {} } } }],
  rules: {
    // Several boxes of one name are one question.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // The renderer writes void elements in its own style, which the standard allows.
    "void-style": "off",
    // React begins its identifiers with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // React writes `srcSet` and `popoverTarget`; HTML ignores the case.
    "attr-case": "off",
    "no-inline-style": "error",
    // Typeset text holds no-break spaces as characters, on purpose.
    "no-raw-characters": "off",
    // The content's own check covers long titles.
    "long-title": "off",
    // Authors typeset telephone numbers.
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
};
