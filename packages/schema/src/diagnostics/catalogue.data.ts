/**
 * Every diagnostic code with its meaning and its remedy. Codes are permanent: a code is never reused or
 * renamed.
 */
export const catalogue = {
  "active-svg": {
    title: "A drawing holds more than shapes",
    help: "Save the logo as plain SVG. Scripts, links, styles and pictures from elsewhere could run where somebody opens the file by its address.",
  },
  "bad-encoding": {
    title: "The file is not UTF-8",
    help: "Save the file as UTF-8. A byte order mark is accepted, and not needed.",
  },
  "bad-file-name": {
    title: "A file's name can't be the address of a page",
    help: "Name it in at most 200 lower-case letters without accents, digits and hyphens, such as le-kremlin-bicetre.yaml.",
  },
  "bad-format": {
    title: "The text does not have the form that this key asks for",
    help: "Follow the example that the message gives; codes made of digits stand in quotes.",
  },
  "bad-item-count": {
    title: "A list has too few or too many items",
    help: "The layout is drawn for the number that the message names.",
  },
  "bad-key": {
    title: "A key does not have the form that keys have in this place",
    help: "Facts are named by lower-case words joined by hyphens, such as tarif-horaire; pictures by the number of a département.",
  },
  "bad-length": {
    title: "A text is too short or too long",
    help: "Lengths come from where the text is shown: a menu, a tile, a page of search results.",
  },
  "bad-setting": {
    title: "A VITRINE_* environment variable does not hold an address that the site can use",
    help: "Give an absolute http or https address, or leave the variable unset to use site.yaml's.",
  },
  "broken-link": {
    title: "A link inside the site leads nowhere",
    help: "Use the address of a page that exists, or remove the target.",
  },
  "corrupt-photo": {
    title: "A photo can't be decoded",
    help: "Copy it again from where it came, or open it and save it anew. Check sees a file that is cut off; other damage shows when a build decodes it.",
  },
  "corrupt-picture": {
    title: "A drawn picture or a logo is not what its name says",
    help: "Its file is cut off, or something else was saved under its name: copy it again from where it came.",
  },
  "divided-city": {
    title: "A local page is about a city of which the arrondissements have pages",
    help: "Paris, Lyon and Marseille have a page for each arrondissement: give the INSEE code of one.",
  },
  "doorway-page": {
    title: "Two local pages say the same, but for the name of the place",
    help: "Write what is true only of this place. Search engines treat pages that differ by a name as spam. The limits are doorways in site.yaml.",
  },
  "duplicate-anchor": {
    title: "Two sections of a page have the same anchor",
    help: "Give each section an id of its own: links lead to the first only.",
  },
  "duplicate-commune": {
    title: "Two local pages are about the same commune",
    help: "Correct the INSEE code of one of them, or delete its file.",
  },
  "duplicate-item": {
    title: "A list holds the same item twice",
    help: "Remove one of the two.",
  },
  "duplicate-key": {
    title: "A key stands twice in the same place",
    help: "YAML would keep only one of them: merge the two.",
  },
  "duplicate-route": {
    title: "Two files make a page at the same address",
    help: "Rename one of the files, or change its route.",
  },
  "duplicate-title": {
    title: "Two pages have the same title or description",
    help: "Search engines show both: say what is particular to each page.",
  },
  "empty-file": {
    title: "The file holds nothing",
    help: "Write its keys, or delete it.",
  },
  "expired-contact": {
    title: "The contact for security flaws is no longer valid",
    help: "Put hosting.security.expires off, by less than a year: whoever finds a flaw takes an expired security.txt for abandoned. Warned of until release, an error with --release.",
  },
  "fact-by-hand": {
    title: "A text has a number that is a fact",
    help: "Name the fact instead, such as ${tarif-horaire}: a change in facts.yaml then reaches every page. Say it in other words if something else is meant.",
  },
  "fact-to-confirm": {
    title: "A fact is still to be confirmed by the company",
    help: "Once it is, set its status to confirmed, with a source and a date. Warned of until release, an error with --release.",
  },
  "fictional-content": {
    title: "Invented material is on a page",
    help: "Replace testimonials and cases marked fictional by real ones. Warned of until release, an error with --release.",
  },
  "impossible-date": {
    title: "A date does not exist, or a fact is from the future",
    help: "Look at the number of days in that month. The date of a fact is the day on which it was found.",
  },
  "foreign-mark": {
    title: "A text holds marks of another notation",
    help: "Facts stand between ${ and }. Asterisks, HTML, its entities, and links and braces of other programs are shown to visitors as they stand.",
  },
  "low-contrast": {
    title: "Two colours of the theme are too alike",
    help: "Take the shade that the hint names, or change the ground. WCAG 2.2 asks for 4.5:1 between text and its ground, and for 3:1 around a button.",
  },
  "mislabelled-photo": {
    title: "A photo's name has the ending of another format",
    help: "Rename it to the ending that the message gives, in the YAML file too.",
  },
  "file-outside": {
    title: "A content file is a link to a file outside the content folder",
    help: "Put the file itself into the folder: a build must not depend on what lies elsewhere, and nothing from elsewhere is to be published by mistake.",
  },
  "file-too-large": {
    title: "A content file is larger than a megabyte",
    help: "A page's file has a few kilobytes. Look whether something else was saved under its name.",
  },
  "misread-accents": {
    title: "The accents of a text were read with another encoding",
    help: "« dÃ©jÃ  » was « déjà » in UTF-8: open the file that it was copied from as UTF-8 and copy it again.",
  },
  "missing-file": {
    title: "A file that the site cannot do without is missing",
    help: "Create it; its schema gives completion in the editor.",
  },
  "missing-home": {
    title: "The site has no home page",
    help: "Write a page with route: /. The sign in the header and every trail of links lead there.",
  },
  "missing-key": {
    title: "A required key is missing",
    help: "Add it; the editor's completion lists the keys that a file may have.",
  },
  "missing-not-found": {
    title: "The site has no page for addresses that lead nowhere",
    help: "Write a page with route: /404 and a section of type not-found. Whoever serves the site shows it where there is no page.",
  },
  "missing-photo": {
    title: "There is no file where a photo is named",
    help: "Photos are named by their path from the YAML file, such as ./clichy.jpg; capitals count.",
  },
  "missing-picture": {
    title: "A picture has no files",
    help: "Put <image>-<width>.avif and <image>-<width>.webp under content/images, for each width.",
  },
  "missing-place": {
    title: "A place of a covered département has no tile on the map",
    help: "Give it a tile in zone-map.yaml, next to its true neighbours, or take the département off the list.",
  },
  "missing-video": {
    title: "A video lacks one of its files",
    help: "Put <name>.webm, <name>.mp4 and <name>.fr.vtt under content/video.",
  },
  "name-of-another": {
    title: "A local page's file is not called after its commune",
    help: "Either the INSEE code is that of another commune, or the file's name, which is the page's address, is. Homonyms have their département or their INSEE code behind the name.",
  },
  "oversized-sign": {
    title: "The site's sign is no small square",
    help: "Every page holds brand/icon.svg twice, beside the name and for the browser's tab: draw a square of at most 2,000 bytes.",
  },
  "oversized-photo": {
    title: "A photo has too many bytes or pixels",
    help: "Export it again as JPEG, about 2400 pixels wide; the message says how much is allowed.",
  },
  "own-neighbour": {
    title: "A local page names itself as its neighbour",
    help: "Name the file of another local page, or remove it.",
  },
  "photo-outside": {
    title: "A photo's path leads out of the content folder",
    help: "Put the photo itself beside the YAML file, not a link to it.",
  },
  "place-grammar": {
    title: "A preposition does not fit the name of the place",
    help: "French contracts and elides: au Kremlin-Bicêtre, des Lilas, d'Aubervilliers. ${à lieu} and ${de lieu} do it for every place, ${À lieu} and ${De lieu} where a sentence begins.",
  },
  "place-not-covered": {
    title: "A tile of the map is outside the départements covered",
    help: "Add its département to the list in zone-map.yaml, or remove the tile.",
  },
  "place-twice": {
    title: "A place has two tiles on the map",
    help: "Keep one of them.",
  },
  "placeholder-left": {
    title: "A placeholder is still to be filled in",
    help: "Replace the [[…]] by the real text. Until then the page is built, and kept out of search engines, menus and lists. Warned of until release, an error with --release.",
  },
  "postal-code-of-another": {
    title: "A local page names a postal code of another commune",
    help: "Correct it. ${code postal} is the commune's own.",
  },
  "reserved-route": {
    title: "A page takes an address that the factory needs",
    help: "Choose another file name or route.",
  },
  "several-documents": {
    title: "The file holds several YAML documents",
    help: "One file is one page: split it at the --- line.",
  },
  "small-photo": {
    title: "A photo has fewer pixels than its place needs",
    help: "It is never enlarged, so it looks blurred on most screens: use one as wide as the message says.",
  },
  spelling: {
    title: "A word is not in the French dictionary",
    help: "Correct it, or add it to content/dictionary.txt, one word a line. Names, with a capital inside a sentence, are not looked at.",
  },
  "stray-file": {
    title: "A file stands where no content is read",
    help: "Move it into the folder of its kind, with the ending .yaml, or delete it.",
  },
  "undated-claim": {
    title: "A comparison says something of other companies that has no date",
    help: "Prices and terms change: give the fact the date on which it was found. Warned of until release, an error with --release.",
  },
  "unclosed-placeholder": {
    title: "What is still to be filled in is not closed",
    help: "Write it between [[ and ]]. Without the brackets behind it, visitors would read it, and nothing would say that it is left.",
  },
  "unknown-commune": {
    title: "The registry of communes does not know this INSEE code",
    help: "Look the code up in the Code officiel géographique; it differs from the postal code.",
  },
  "unknown-fact": {
    title: "A text names a fact that facts.yaml does not have",
    help: "Correct the name, or add the fact.",
  },
  "duplicate-field": {
    title: "Two fields of the form have the same name",
    help: "The webhook, the draft and the messages know a field by its name: give each its own.",
  },
  "impossible-condition": {
    title: "A field of the form would never be asked",
    help: "A condition names a field above its own, of type choice, choices or consent, and values that this field has.",
  },
  "impossible-limits": {
    title: "No answer fits the limits of a field",
    help: "The minimum is not above the maximum.",
  },
  "missing-contact": {
    title: "The form asks for no way to answer",
    help: "Add a field of type email or tel.",
  },
  "reserved-name": {
    title: "A field of the form has a name that the form uses itself",
    help: "Hidden fields and the form's own properties have these names: choose another.",
  },
  "unknown-field": {
    title: "A field of the form has no known type, or names a field that is not there",
    help: "Use one of the types, or one of the fields, that the message lists.",
  },
  "unknown-key": {
    title: "A key is not one that this place knows",
    help: "Correct its spelling, or remove it.",
  },
  "unknown-section": {
    title: "A section has no known type",
    help: "Use one of the types that the message lists.",
  },
  "unknown-zone": {
    title: "A neighbour is not the name of a local page",
    help: "Neighbours are names of files in content/zones, without .yaml.",
  },
  "unreadable-photo": {
    title: "A photo's path leads to what can't be read as a file",
    help: "Name the photo, not its folder; a link must lead to a file.",
  },
  "unreadable-file": {
    title: "A content file can't be read",
    help: "It may be a link that leads nowhere, or belong to another user.",
  },
  "unsupported-photo": {
    title: "A photo's format is not taken",
    help: "Export it as JPEG. Photos are JPEG, PNG, WebP or AVIF files.",
  },
  "unseen-character": {
    title: "A text holds a character that no page can show",
    help: "Control characters, and those that turn the direction of writing, come along with copied text: type the words again.",
  },
  "unused-fact": {
    title: "No text names a fact",
    help: "Name it where it is said, or remove it.",
  },
  "unused-photo": {
    title: "No content names a photo that lies among it",
    help: "Name it as the image of a picture, or delete it.",
  },
  "unused-picture": {
    title: "No content names a picture of content/images",
    help: "Name it, or delete its files: they go out with the site all the same.",
  },
  "value-not-allowed": {
    title: "A value is not one of those allowed",
    help: "Use one of the values that the message lists.",
  },
  "wrong-type": {
    title: "A value is not of the expected type",
    help: "YAML reads 92040 as a number and yes as a truth value in some readers: quote what is text.",
  },
  "yaml-syntax": {
    title: "The file is not well-formed YAML",
    help: "Look at the marked place and the line before: a quote, a bracket or an indent is off.",
  },
  "yaml-tab": {
    title: "A line is indented with a tab",
    help: "YAML is indented with spaces, two a level.",
  },
  "added-by-page": {
    title: "A text begins with what the page adds by itself",
    help: "Leave out the number or the quotation marks: every such text gets them from its template.",
  },
  "repeated-word": {
    title: "A word stands twice in a row",
    help: "Remove one of the two. Doubles of French, such as « nous nous », are not reported.",
  },
  "file-name-as-text": {
    title: "The text of a picture is the name of a file",
    help: "Say in a sentence what the picture shows: screen readers read it, and it is shown where the picture does not come.",
  },
  "unencrypted-address": {
    title: "An address begins with http://",
    help: "Write https://. Browsers warn of pages without encryption, and refuse to send a form there.",
  },
  "impossible-hours": {
    title: "The office closes before it opens",
    help: "Write times from 00:00 to 23:59, the later one as closes: search engines show them beside the site's name.",
  },
  "missing-logo": {
    title: "The logo of the business is not there",
    help: "Put the file into brand/: search engines fetch it by the address that the structured data gives. Without one, name /icon-512.png, which a build makes of the sign.",
  },
  "missing-font": {
    title: "A font of the theme is not there",
    help: "Put the file into brand/fonts/, or take a pair of typefaces that comes with the templates.",
  },
  "unsupported-font": {
    title: "A font is no WOFF2 file",
    help: "Every browser reads WOFF2, which is half as heavy as TTF or OTF: convert the font. docs/make-a-site.md has the command.",
  },
  "oversized-font": {
    title: "A font has too many bytes",
    help: "Keep the characters of French and the weights in use: 60,000 bytes take a third of a second on a phone's line, and a font that comes late is not shown on a first page. docs/make-a-site.md has the command.",
  },
  "font-without-french": {
    title: "A font lacks characters of French",
    help: "Browsers take them from another font, which shows within words. Take a file of the typeface that has them: subsets named latin do.",
  },
  "missing-consent": {
    title: "Nothing lets visitors take their consent back",
    help: "Give the footer an entry with opens: consent. The law wants a refusal to be as easy as a consent, at any time.",
  },
  "page-heading": {
    title: "A page has no visible title, or two",
    help: "Every page has one section with its title, at the top: a hero, the quote form, or that of the page for wrong addresses.",
  },
  "missing-section": {
    title: "A page lacks the section that it is there for",
    help: "Quote buttons lead to a quote form, the links to all local pages to a zone finder.",
  },
  "empty-section": {
    title: "A section has nothing to show",
    help: "Remove the section, or write the pages or the file that it lists.",
  },
  "past-exception": {
    title: "An exception to the opening hours is past",
    help: "Remove it, or write its next date.",
  },
  "duplicate-rank": {
    title: "Two sectors have the same rank",
    help: "Give each a rank of its own: the menu would put them in the order of their files' names.",
  },
  "code-as-number": {
    title: "A year or a code is typed as a number",
    help: "Numbers are printed with their thousands apart, so that 2014 reads « 2 014 »: put years and codes in quotes.",
  },
  "orphan-page": {
    title: "No page leads to a page",
    help: "Name it in the footer or in a section of another page. Search engines hardly look at a page that its own site does not name.",
  },
  "impossible-phone": {
    title: "A telephone number cannot exist",
    help: "Count its digits: visitors who dial it reach nobody. Numbers of other countries begin with + and their prefix.",
  },
  "moved-twice": {
    title: "Two entries redirect one address",
    help: "Keep the one that leads to the page that visitors look for. Entries are formerly in a page's file, and redirects in site.yaml.",
  },
  "redirected-page": {
    title: "An address with a page is redirected elsewhere",
    help: "Nobody would reach the page: remove the former name, or rename the page.",
  },
  "redirect-loop": {
    title: "Redirects lead round in a circle",
    help: "Let one of them lead to a page.",
  },
  "vanished-page": {
    title: "A published page is gone, and nothing redirects its address",
    help: "Name it under formerly in the page that replaces it, or under redirects in site.yaml, with gone: true if nothing does. The cache remembers what each build published. Warned of until release, an error with --release.",
  },
  "invented-address": {
    title: "An address is an example",
    help: "Nothing is ever found at names that end in .example (RFC 2606): write the real address, or give it by its VITRINE_* variable. Warned of until release, an error with --release.",
  },
  "invented-identifier": {
    title: "A measuring tool has an invented identifier",
    help: "Write the account's own identifiers and remove fictional, or remove the tool: its owner would get the figures of this site. Warned of until release, an error with --release.",
  },
  "missing-legal-page": {
    title: "A text that the law wants is missing",
    help: "A site of a company has its mentions légales (LCEN, article 1-1), and the terms that its footer names. Warned of until release, an error with --release.",
  },
  "outdated-statement": {
    title: "The accessibility statement is older than a year",
    help: "Look again at what it says, correct it, and set updated. Warned of until release, an error with --release.",
  },
  "stale-acceptance": {
    title: "An accepted warning is gone, or its day is past",
    help: "Remove the entry from accepted in site.yaml, or put its day off. Until then the warning is shown again.",
  },
} as const satisfies Record<string, { title: string; help: string }>;

export type DiagnosticCode = keyof typeof catalogue;
