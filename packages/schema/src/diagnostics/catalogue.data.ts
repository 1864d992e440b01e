import type { Severity } from "./diagnostic.ts";
import type { Words } from "./words.ts";

/** A code's meaning and its remedy. */
type CatalogueEntry = {
  readonly title: Words;
  /** "error" if undefined. A rule may give another. */
  readonly severity?: Severity;
} & (
  | {
      /** The remedy, which every diagnostic without a hint of its own shows. */
      readonly hint: Words;
      readonly help?: undefined;
    }
  | {
      readonly hint?: undefined;
      /** The remedy in general: the hint depends on the case. */
      readonly help: Words;
    }
);

/** An entry's texts, each in English and French: its title, then its remedy. */
type Texts = readonly [title: string, titleInFrench: string, remedy: string, remedyInFrench: string];

const error = (...[en, fr, hint, hintInFrench]: Texts) => ({
  title: { en, fr },
  hint: { en: hint, fr: hintInFrench },
});

const warning = (...texts: Texts) => ({ ...error(...texts), severity: "warning" as const });

/** An error whose hint depends on the case. */
const errorByCase = (...texts: Texts) => {
  const { title, hint } = error(...texts);
  return { title, help: hint };
};

const entries = {
  "active-svg": error(
    "A drawing holds more than shapes",
    "Un dessin contient autre chose que des formes",
    "Save it as plain SVG: shapes and colours. Scripts, links, styles and pictures from elsewhere could run where somebody opens the file by its address.",
    "Enregistrez-le en SVG simple : des formes et des couleurs. Des scripts, des liens, des styles ou des images venus d’ailleurs pourraient agir chez quiconque ouvre le fichier par son adresse.",
  ),
  "added-by-page": error(
    "A text begins with what the page adds by itself",
    "Un texte commence par ce que la page ajoute elle-même",
    "Leave it out: every such text gets it from its template.",
    "Retirez-le : la page l’ajoute à tous les textes de ce genre.",
  ),
  "bad-encoding": error(
    "The file is not UTF-8",
    "Le fichier n’est pas en UTF-8",
    "Save the file again with the encoding UTF-8. A byte order mark is accepted, and not needed.",
    "Enregistrez de nouveau le fichier, dans l’encodage UTF-8. La marque d’ordre des octets est acceptée, mais inutile.",
  ),
  "bad-file-name": error(
    "A file's name can't be the address of a page",
    "Le nom d’un fichier ne peut pas servir d’adresse à une page",
    "Name it in at most 200 lower-case letters without accents, digits and hyphens, such as le-kremlin-bicetre.yaml.",
    "Nommez-le en lettres minuscules sans accent, chiffres et traits d’union, 200 au plus, comme le-kremlin-bicetre.yaml.",
  ),
  "bad-format": errorByCase(
    "The text does not have the form that this key asks for",
    "Le texte n’a pas la forme que demande cette clé",
    "Follow the example that the message gives; codes made of digits stand in quotes.",
    "Suivez l’exemple que donne le message. Un code fait de chiffres se met entre guillemets.",
  ),
  "bad-item-count": errorByCase(
    "A list has too few or too many items",
    "Une liste a trop ou trop peu d’éléments",
    "The layout is drawn for the number that the message names.",
    "La mise en page est dessinée pour le nombre que donne le message.",
  ),
  "bad-key": errorByCase(
    "A key does not have the form that keys have in this place",
    "Une clé n’a pas la forme que les clés ont à cet endroit",
    "Facts are named by lower-case words joined by hyphens, such as tarif-horaire; pictures by the number of a département.",
    "Un fait a pour nom des mots en minuscules joints par des traits d’union, comme tarif-horaire ; une image, le numéro d’un département.",
  ),
  "bad-length": errorByCase(
    "A text is too short or too long",
    "Un texte est trop court ou trop long",
    "Lengths come from where the text is shown: a menu, a tile, a page of search results.",
    "Les longueurs viennent de l’endroit où le texte s’affiche : un menu, une tuile, une page de résultats.",
  ),
  "bad-setting": error(
    "A VITRINE_* environment variable does not hold an address that the site can use",
    "Une variable d’environnement VITRINE_* ne contient pas d’adresse que le site puisse employer",
    "Unset the variable, or give it an address such as https://example.org; VITRINE_STAGING is 1 or 0.",
    "Supprimez la variable, ou donnez-lui une adresse comme https://example.org ; VITRINE_STAGING vaut 1 ou 0.",
  ),
  "broken-link": error(
    "A link inside the site leads nowhere",
    "Un lien interne ne mène nulle part",
    "Use the address of a page that exists, or remove the target.",
    "Écrivez l’adresse d’une page qui existe, ou retirez le lien.",
  ),
  "code-as-number": error(
    "A year or a code is typed as a number",
    "Une année ou un code est écrit comme un nombre",
    "Numbers are printed with their thousands apart: put a year or a code in quotes. A true number has its unit, or « nombre » in its label.",
    "Les nombres s’affichent avec leurs milliers séparés : mettez une année ou un code entre guillemets. Un vrai nombre a une unité (unit), ou « nombre » dans son libellé (label).",
  ),
  "corrupt-photo": error(
    "A photo can't be decoded",
    "Une photo ne peut pas être décodée",
    "Copy it again from where it came, or open it and save it anew. Check sees a file that is cut off; other damage shows when a build decodes it.",
    "Copiez-la de nouveau depuis sa source, ou ouvrez-la et enregistrez-la à neuf. La vérification reconnaît un fichier tronqué ; tout autre dommage apparaît quand la construction du site la décode.",
  ),
  "corrupt-picture": errorByCase(
    "A drawn picture or a logo is not what its name says",
    "Un dessin ou un logo n’est pas ce que dit son nom",
    "Its file is cut off, or something else was saved under its name: copy it again from where it came.",
    "Le fichier est tronqué, ou autre chose a été enregistré sous son nom : copiez-le de nouveau depuis sa source.",
  ),
  "curved-quotes": errorByCase(
    "Curved quotes stand round a value",
    "Des guillemets courbes entourent une valeur",
    'YAML knows straight quotes alone, ": curved ones would be shown, also in the title of a tab. A quotation for readers stands between « and ».',
    'YAML ne connaît que les guillemets droits, " : des courbes s’afficheraient, jusque dans le titre de l’onglet. Une citation, pour le lecteur, va entre « et ».',
  ),
  "divided-city": error(
    "A local page is about a city of which the arrondissements have pages",
    "Une page locale porte sur une ville dont les arrondissements ont des pages",
    "Paris, Lyon and Marseille have a page for each arrondissement: give the INSEE code of one.",
    "Paris, Lyon et Marseille ont une page par arrondissement : donnez le code INSEE de l’un d’eux.",
  ),
  "doorway-page": errorByCase(
    "Two local pages say the same, but for the name of the place",
    "Deux pages locales disent la même chose, au nom du lieu près",
    "Write what is true only of this place. Search engines treat pages that differ by a name as spam. The limits are doorways in site.yaml.",
    "Écrivez ce qui n’est vrai que de ce lieu. Les moteurs de recherche tiennent pour du spam des pages qui ne diffèrent que par un nom. Les limites sont sous doorways, dans site.yaml.",
  ),
  "duplicate-anchor": error(
    "Two sections of a page have the same anchor",
    "Deux sections d’une page ont la même ancre",
    "Give each section an id of its own: links lead to the first only.",
    "Donnez à chaque section un id qui lui soit propre : un lien ne mène qu’à la première.",
  ),
  "duplicate-commune": error(
    "Two local pages are about the same commune",
    "Deux pages locales portent sur la même commune",
    "Correct the INSEE code of one of them, or delete its file.",
    "Corrigez le code INSEE de l’une, ou supprimez son fichier.",
  ),
  "duplicate-field": error(
    "Two fields of the form have the same name",
    "Deux champs du formulaire ont le même nom",
    "The webhook, the draft and the messages know a field by its name: give each its own.",
    "Le webhook, le brouillon et les messages reconnaissent un champ à son nom : donnez à chacun le sien.",
  ),
  "duplicate-item": error(
    "A list holds the same item twice",
    "Une liste contient deux fois le même élément",
    "Remove one of the two, or say what sets it apart.",
    "Supprimez l’un des deux, ou dites ce qui le distingue.",
  ),
  "duplicate-key": error(
    "A key stands twice in the same place",
    "Une clé figure deux fois au même endroit",
    "YAML would keep only one of them: merge the two.",
    "YAML ne garderait que l’une des deux : réunissez-les.",
  ),
  "duplicate-rank": warning(
    "Two sectors have the same rank",
    "Deux secteurs ont le même rang",
    "Give each sector a rank of its own, which is its place in the menu: equal ones stand in the order of their files' names.",
    "Donnez à chaque secteur son rang, qui est sa place dans le menu : à rang égal, ils suivent l’ordre des noms de fichiers.",
  ),
  "duplicate-route": error(
    "Two files make a page at the same address",
    "Deux fichiers font une page à la même adresse",
    "Rename one of the files, or change its route. The pages of the départements are made of zone-defaults.yaml and the local pages.",
    "Renommez l’un des fichiers, ou changez son adresse (route). Les pages des départements se font à partir de zone-defaults.yaml et des pages locales.",
  ),
  "duplicate-title": error(
    "Two pages have the same title or description",
    "Deux pages ont le même titre ou la même description",
    "Search engines show both: say what is particular to each page.",
    "Les moteurs de recherche montrent les deux : dites ce qui est propre à chaque page.",
  ),
  "empty-file": error(
    "The file holds nothing",
    "Le fichier est vide",
    "Write its keys, or delete it.",
    "Écrivez ses clés, ou supprimez-le.",
  ),
  "empty-section": error(
    "A section has nothing to show",
    "Une section n’a rien à montrer",
    "Remove the section, or write the pages or the file that it lists.",
    "Supprimez la section, ou écrivez les pages ou le fichier dont elle fait la liste.",
  ),
  "expired-contact": error(
    "The contact for security flaws is no longer valid",
    "Le contact pour les failles de sécurité n’est plus valable",
    "Look whether the contact is still right, and put hosting.security.expires off, by less than a year: whoever finds a flaw takes an expired security.txt for abandoned.",
    "Vérifiez que le contact est toujours le bon, et repoussez hosting.security.expires, de moins d’un an : pour qui découvre une faille, un security.txt échu est un contact abandonné.",
  ),
  "fact-by-hand": warning(
    "A text has a number that is a fact",
    "Un texte contient un nombre qui est un fait",
    "Write the name instead: a change in facts.yaml or site.yaml then reaches every page. Say it in other words if something else is meant.",
    "Écrivez plutôt le nom : un changement dans facts.yaml ou site.yaml atteint alors toutes les pages. S’il s’agit d’autre chose, dites-le autrement.",
  ),
  "fact-to-confirm": errorByCase(
    "A fact is still to be confirmed by the company",
    "Un fait reste à confirmer par l’entreprise",
    "Once it is, set its status to confirmed, with a source and a date.",
    "Une fois confirmé, donnez-lui le statut confirmed, une source et une date.",
  ),
  "fictional-content": error(
    "Invented material is on a page",
    "Une page montre un contenu inventé",
    "Replace it by what is real, with the consent of those whom it shows, and remove fictional; or remove the whole.",
    "Remplacez-le par du vrai, avec l’accord de ceux qui y paraissent, et retirez fictional ; ou supprimez le tout.",
  ),
  "file-name-as-text": error(
    "The text of a picture is the name of a file",
    "Le texte d’une image est le nom d’un fichier",
    "Say in a sentence what the picture shows: screen readers read it, and it is shown where the picture does not come.",
    "Dites en une phrase ce que montre l’image : les lecteurs d’écran la lisent, et elle s’affiche là où l’image n’arrive pas.",
  ),
  "file-outside": error(
    "A content file is a link to a file outside the content folder",
    "Un fichier de contenu est un lien vers un fichier hors du dossier de contenu",
    "Put the file itself into the folder: a build must not depend on what lies elsewhere, and nothing from elsewhere is to be published by mistake.",
    "Placez le fichier lui-même dans le dossier : le site ne doit pas dépendre de ce qui est ailleurs, et rien d’ailleurs ne doit être publié par erreur.",
  ),
  "file-too-large": error(
    "A content file is larger than a megabyte",
    "Un fichier de contenu dépasse un mégaoctet",
    "A page's file has a few kilobytes. Look whether something else was saved under its name.",
    "Le fichier d’une page fait quelques kilooctets. Regardez si autre chose a été enregistré sous son nom.",
  ),
  "font-without-french": warning(
    "A font lacks characters of French",
    "Il manque à une police des caractères du français",
    "Browsers take them from another font, which shows within words. Take a file of the typeface that has them: subsets named latin do.",
    "Les navigateurs les prennent dans une autre police, et cela se voit au milieu des mots. Prenez un fichier de cette police qui les contienne : les sous-ensembles nommés latin les ont.",
  ),
  "foreign-mark": error(
    "A text holds marks of another notation",
    "Un texte contient les signes d’une autre notation",
    "Write words and characters alone. Only ${a fact}, [[what is still to be written]] and, where links may stand, [words](/route) mean something else.",
    "N’écrivez que des mots et des caractères. Seuls ${un fait}, [[ce qui reste à écrire]] et, là où un lien est permis, [mots](/adresse) ont un autre sens.",
  ),
  "hours-out-of-order": error(
    "A moment of a drawn day ends before it begins",
    "Un moment d’une journée dessinée finit avant de commencer",
    "Put the moments in the order of the day, each with a later hour than the one before: the drawing is to scale.",
    "Rangez les moments dans l’ordre de la journée, chacun avec une heure plus tardive que le précédent : le dessin est à l’échelle.",
  ),
  "impossible-condition": error(
    "A field of the form would never be asked",
    "Un champ du formulaire ne serait jamais demandé",
    "A condition names a field above its own, of type choice, choices or consent, and values that this field has.",
    "Une condition nomme un champ placé plus haut, de type choice, choices ou consent, et des valeurs que ce champ peut prendre.",
  ),
  "impossible-date": error(
    "A date does not exist, or a fact is from the future",
    "Une date n’existe pas, ou un fait est daté du futur",
    "Write a day that exists. Of two dates, the later one comes second; a fact has the day on which it was found.",
    "Écrivez un jour qui existe. De deux dates, la plus tardive vient en second ; un fait a celle du jour où il a été relevé.",
  ),
  "impossible-hours": error(
    "The office closes before it opens",
    "Le bureau ferme avant d’ouvrir",
    'Write times from 00:00 to 23:59; "23:59" is midnight. Only a span that closes past midnight has overnight: true, and no two spans of a day overlap.',
    'Écrivez des heures de 00:00 à 23:59 ; "23:59" est minuit. Seule une plage qui finit après minuit a overnight: true, et deux plages d’un jour ne se chevauchent pas.',
  ),
  "impossible-limits": error(
    "No answer fits the limits of a field",
    "Aucune réponse ne tient dans les limites d’un champ",
    "Swap the two, or leave one out: the minimum is not above the maximum.",
    "Échangez les deux, ou retirez-en une : le minimum ne dépasse pas le maximum.",
  ),
  "impossible-phone": error(
    "A telephone number cannot exist",
    "Un numéro de téléphone ne peut pas exister",
    "Count its digits. In site.yaml, and for another country, write + and the prefix of the country, then the number without its first 0: visitors who dial it reach nobody.",
    "Comptez ses chiffres. Dans site.yaml, ou pour un autre pays, écrivez + et l’indicatif du pays, puis le numéro sans son premier 0 : un visiteur qui le compose n’atteint personne.",
  ),
  "invented-address": errorByCase(
    "An address is an example",
    "Une adresse est un exemple",
    "Nothing is ever found at names that end in .example (RFC 2606): write the real address, or give it by its VITRINE_* variable.",
    "Rien ne se trouve jamais sous un nom en .example (RFC 2606) : écrivez la vraie adresse, ou donnez-la par sa variable VITRINE_*.",
  ),
  "invented-identifier": error(
    "A measuring tool has an invented identifier",
    "Un outil de mesure a un identifiant inventé",
    "Write the account's own identifiers and remove fictional, or remove the tool: its owner would get the figures of this site.",
    "Écrivez les identifiants de votre compte et retirez fictional, ou retirez l’outil : son titulaire recevrait les chiffres de ce site.",
  ),
  "links-to-expiring-page": warning(
    "Links lead to a page that will be gone",
    "Des liens mènent à une page qui sera retirée",
    "Remove these links by then, or take out expires: a link to a page that is not shown is an error, and no build succeeds until it is gone.",
    "Retirez ces liens d’ici là, ou supprimez expires : un lien vers une page qui n’est pas montrée est une erreur, et rien ne se construit tant qu’il est là.",
  ),
  "lost-text": error(
    "YAML takes a part of a text for an anchor, a comment or a key",
    "YAML prend une partie d’un texte pour une ancre, un commentaire ou une clé",
    "Put the whole text in quotes. A true comment has a space behind its #; a true anchor, an alias that uses it.",
    "Mettez tout le texte entre guillemets. Un vrai commentaire a un espace après son # ; une vraie ancre, un alias qui s’en sert.",
  ),
  "low-contrast": error(
    "Two colours of the theme are too alike",
    "Deux couleurs du thème sont trop proches",
    "Change one of the two colours. WCAG 2.2 asks for 4.5:1 between text and its ground, and for 3:1 between a part of a control, such as its focus, and its ground.",
    "Changez l’une des deux couleurs. Les WCAG 2.2 demandent 4,5:1 entre un texte et son fond, et 3:1 entre une partie d’un contrôle, comme le contour du focus, et son fond.",
  ),
  "mislabelled-photo": error(
    "A photo's name has the ending of another format",
    "Le nom d’une photo porte l’extension d’un autre format",
    "Rename the file to the ending that the message gives, and write that name here.",
    "Renommez le fichier avec l’extension que dit le message, et écrivez ce nom ici.",
  ),
  "misread-accents": error(
    "The accents of a text were read with another encoding",
    "Les accents d’un texte ont été lus dans un autre encodage",
    "Open the file that it was copied from as UTF-8 and copy it again, or type the words anew: « dÃ©jÃ  » was « déjà » in UTF-8.",
    "Ouvrez en UTF-8 le fichier d’où vient le texte et copiez-le de nouveau, ou retapez les mots : « dÃ©jÃ  » était « déjà » en UTF-8.",
  ),
  "missing-consent": error(
    "Nothing lets visitors take their consent back",
    "Rien ne permet aux visiteurs de retirer leur consentement",
    "Give the footer an entry without a route, such as label: Cookies, with opens: consent. The law wants a refusal to be as easy as a consent, at any time.",
    "Donnez au pied de page une entrée sans route, comme label: Cookies, avec opens: consent. La loi veut que refuser soit aussi simple que consentir, à tout moment.",
  ),
  "missing-contact": error(
    "The form asks for no way to answer",
    "Le formulaire ne demande aucun moyen de répondre",
    "Add a field of type email or tel: nobody could answer.",
    "Ajoutez un champ de type email ou tel : sans lui, personne ne pourrait répondre.",
  ),
  "missing-file": error(
    "A file that the site cannot do without is missing",
    "Un fichier dont le site ne peut pas se passer manque",
    "Create it at the top of the content folder; examples/plombier-lyon has one to copy and adapt.",
    "Créez-le à la racine du dossier de contenu ; examples/plombier-lyon en a un, à recopier et à adapter.",
  ),
  "missing-font": error(
    "A font of the theme is not there",
    "Une police du thème est introuvable",
    "Put the file into brand/fonts/, or remove the line: a pair of typefaces comes with the templates.",
    "Placez le fichier dans brand/fonts/, ou supprimez la ligne : des paires de polices viennent avec les gabarits.",
  ),
  "missing-home": error(
    "The site has no home page",
    "Le site n’a pas de page d’accueil",
    "Write a page with route: /, content/pages/accueil.yaml for instance. The sign in the header and every trail of links lead there.",
    "Écrivez une page avec route: /, par exemple content/pages/accueil.yaml. Le logo de l’en-tête et tous les fils d’Ariane y mènent.",
  ),
  "missing-key": errorByCase(
    "A required key is missing",
    "Une clé obligatoire manque",
    "Add it; the editor's completion lists the keys that a file may have.",
    "Ajoutez-la ; la complétion de l’éditeur donne les clés qu’un fichier peut avoir.",
  ),
  "missing-legal-page": error(
    "A text that the law wants is missing",
    "Un texte que veut la loi manque",
    "Write the text under content/legal (a site of a company has its mentions légales, LCEN, article 1-1), and give the footer's entry its route; or remove the entry of terms that you do not have.",
    "Écrivez le texte sous content/legal (le site d’une entreprise a ses mentions légales, LCEN, article 1-1), et donnez sa route à l’entrée du pied de page ; ou retirez l’entrée de conditions que vous n’avez pas.",
  ),
  "missing-logo": error(
    "The logo of the business is not there",
    "Le logo de l’entreprise est introuvable",
    "Put the file into brand/: search engines fetch it by the address that the structured data gives. Without one, name /icon-512.png, which a build makes of the sign.",
    "Placez le fichier dans brand/ : les moteurs de recherche le prennent à l’adresse que donnent les données structurées. Si vous n’en avez pas, nommez /icon-512.png, qui est fait à partir de l’emblème.",
  ),
  "missing-not-found": error(
    "The site has no page for addresses that lead nowhere",
    "Le site n’a pas de page pour les adresses qui ne mènent nulle part",
    "Write a page with route: /404 and a section of type not-found, content/pages/404.yaml for instance. Whoever serves the site shows it where there is no page.",
    "Écrivez une page avec route: /404 et une section de type not-found, par exemple content/pages/404.yaml. L’hébergeur la montre là où il n’y a pas de page.",
  ),
  "missing-photo": error(
    "There is no file where a photo is named",
    "Aucun fichier ne se trouve là où une photo est nommée",
    "Put the photo there, or correct its name: its path begins at the YAML file, such as ./clichy.jpg, and capitals count.",
    "Placez-y la photo, ou corrigez son nom : son chemin part du fichier YAML, comme ./clichy.jpg, et les majuscules comptent.",
  ),
  "missing-picture": errorByCase(
    "A picture has no files",
    "Une image n’a pas de fichiers",
    "Put <image>-<width>.avif and <image>-<width>.webp under content/images, for each width.",
    "Placez <image>-<largeur>.avif et <image>-<largeur>.webp sous content/images, pour chaque largeur.",
  ),
  "missing-place": error(
    "A place of a covered département has no tile on the map",
    "Un lieu d’un département couvert n’a pas de tuile sur la carte",
    "Give each place of a covered département a tile in zone-map.yaml, next to its true neighbours, or take the département off the list.",
    "Donnez une tuile à chaque lieu d’un département couvert, à côté de ses vrais voisins dans zone-map.yaml, ou retirez le département de la liste.",
  ),
  "missing-section": error(
    "A page lacks the section that it is there for",
    "Il manque à une page la section pour laquelle elle existe",
    "Add it, or name another page in site.yaml: quote buttons lead to a quote form, the links to all local pages to a zone finder, wrong addresses to /404.",
    "Ajoutez-la, ou nommez une autre page dans site.yaml : les boutons de devis mènent à un formulaire de devis, les liens vers toutes les pages locales à une recherche de zone, les mauvaises adresses à /404.",
  ),
  "missing-video": error(
    "A video lacks one of its files",
    "Il manque un fichier à une vidéo",
    "Put <name>.webm, <name>.mp4 and <name>.fr.vtt under content/video.",
    "Placez <nom>.webm, <nom>.mp4 et <nom>.fr.vtt sous content/video.",
  ),
  "moved-twice": error(
    "Two entries redirect one address",
    "Deux entrées redirigent une même adresse",
    "Keep the one that leads to the page that visitors look for. Entries are formerly in a page's file, and redirects in site.yaml.",
    "Gardez celle qui mène à la page que cherchent les visiteurs. Ces entrées sont formerly, dans le fichier d’une page, et redirects, dans site.yaml.",
  ),
  "name-of-another": {
    ...errorByCase(
      "A local page's file is not called after its commune",
      "Le fichier d’une page locale ne porte pas le nom de sa commune",
      "Either the INSEE code is that of another commune, or the file's name, which is the page's address, is. Homonyms have their département or their INSEE code behind the name.",
      "Ou bien le code INSEE est celui d’une autre commune, ou bien le nom du fichier, qui fait l’adresse de la page, l’est. Un homonyme porte son département ou son code INSEE à la suite du nom.",
    ),
    severity: "warning",
  },
  "orphan-page": warning(
    "No page leads to a page",
    "Aucune page ne mène à une page",
    "Name it in the footer or in a section of another page: search engines hardly look at a page that its own site does not name. A page for an advertisement has indexed: false.",
    "Nommez-la dans le pied de page ou dans une section d’une autre page : les moteurs de recherche négligent une page que son propre site ne nomme pas. Une page faite pour une publicité a indexed: false.",
  ),
  "outdated-statement": error(
    "The accessibility statement is older than a year",
    "La déclaration d’accessibilité a plus d’un an",
    "Look again at what it says, correct it, and set updated.",
    "Relisez-la, corrigez-la, et mettez updated à jour.",
  ),
  "oversized-font": error(
    "A font has too many bytes",
    "Une police a trop d’octets",
    "Keep the characters of French and the weights in use: 60,000 bytes take a third of a second on a phone's line, and a font that comes late is not shown on a first page. docs/make-a-site.md has the command.",
    "Gardez les caractères du français et les graisses employées : 60 000 octets prennent un tiers de seconde sur la ligne d’un téléphone, et une police qui arrive tard ne s’affiche pas sur la première page. La commande est dans docs/make-a-site.md.",
  ),
  "oversized-photo": error(
    "A photo has too many bytes or pixels",
    "Une photo a trop d’octets ou de pixels",
    "Export it again as JPEG, about 2400 pixels wide, and put that file here.",
    "Exportez-la de nouveau en JPEG, sur environ 2400 pixels de large, et placez ce fichier ici.",
  ),
  "oversized-sign": errorByCase(
    "The site's sign is no small square",
    "L’emblème du site n’est pas un petit carré",
    "Every page holds brand/icon.svg twice, beside the name and for the browser's tab: draw a square of at most 2,000 bytes.",
    "Chaque page contient deux fois brand/icon.svg, à côté du nom et pour l’onglet du navigateur : dessinez un carré de 2 000 octets au plus.",
  ),
  "own-neighbour": error(
    "A local page names itself as its neighbour",
    "Une page locale se nomme elle-même parmi ses voisines",
    "Name the file of another local page, or remove it.",
    "Nommez le fichier d’une autre page locale, ou retirez ce nom.",
  ),
  "page-heading": error(
    "A page has no visible title, or two",
    "Une page n’a pas de titre visible, ou en a deux",
    "Begin the page with its one section that shows a title: a hero, the quote form, or that of the page for wrong addresses. A second one can be of type prose.",
    "Commencez la page par sa seule section qui porte un titre : hero, le formulaire de devis ou celle de la page des adresses inconnues. Une seconde peut être de type prose.",
  ),
  "past-exception": warning(
    "An exception to the opening hours, a notice or an event is past",
    "Une exception aux horaires, une annonce ou une date de l’agenda est passée",
    "Remove it, or write its next date.",
    "Supprimez-la, ou écrivez sa prochaine date.",
  ),
  "photo-outside": error(
    "A photo's path leads out of the content folder",
    "Le chemin d’une photo sort du dossier de contenu",
    'Put the photo itself, not a link, beside this file, and write its name behind "./".',
    'Placez la photo elle-même, non un lien, à côté de ce fichier, et écrivez son nom après "./".',
  ),
  "place-grammar": errorByCase(
    "A preposition does not fit the name of the place",
    "Une préposition ne convient pas au nom du lieu",
    "French contracts and elides: au Kremlin-Bicêtre, des Lilas, d'Aubervilliers. ${à lieu} and ${de lieu} do it for every place, ${À lieu} and ${De lieu} where a sentence begins.",
    "Le français contracte et élide : au Kremlin-Bicêtre, des Lilas, d’Aubervilliers. ${à lieu} et ${de lieu} le font pour tous les lieux ; ${À lieu} et ${De lieu}, en début de phrase.",
  ),
  "place-not-covered": error(
    "A tile of the map is outside the départements covered",
    "Une tuile de la carte est hors des départements couverts",
    "Add its département to the list in zone-map.yaml, or remove all its tiles.",
    "Ajoutez son département à la liste de zone-map.yaml, ou retirez toutes ses tuiles.",
  ),
  "place-twice": error(
    "A place has two tiles on the map",
    "Un lieu a deux tuiles sur la carte",
    "Keep one of the two; a point stands for an empty tile.",
    "Gardez l’une des deux ; un point tient lieu de tuile vide.",
  ),
  "placeholder-left": errorByCase(
    "A placeholder is still to be filled in",
    "Un texte reste à écrire",
    "Replace the [[…]] by the real text. Until then the page is built, and kept out of search engines, menus and lists.",
    "Remplacez les [[…]] par le vrai texte. D’ici là, la page est faite, mais n’apparaît ni dans les moteurs de recherche, ni dans les menus, ni dans les listes.",
  ),
  "postal-code-of-another": error(
    "A local page names a postal code of another commune",
    "Une page locale donne le code postal d’une autre commune",
    "Correct it, or write ${code postal}, which gives the first one of the commune.",
    "Corrigez-le, ou écrivez ${code postal}, qui donne le premier de la commune.",
  ),
  "redirect-loop": error(
    "Redirects lead round in a circle",
    "Des redirections tournent en rond",
    "Let one of them lead to a page.",
    "Faites mener l’une d’elles à une page.",
  ),
  "redirected-page": error(
    "An address with a page is redirected elsewhere",
    "Une adresse qui a une page est redirigée ailleurs",
    "Remove the former address, or give the page another one: nobody would reach it.",
    "Retirez l’ancienne adresse, ou donnez-en une autre à la page : personne ne l’atteindrait.",
  ),
  "repeated-word": warning(
    "A word stands twice in a row",
    "Un mot figure deux fois de suite",
    "Remove one of the two.",
    "Supprimez l’un des deux.",
  ),
  "reserved-name": error(
    "A field of the form or a fact has a name that is taken",
    "Un champ du formulaire ou un fait porte un nom déjà pris",
    "Texts, hidden fields or the form itself use this name: choose another.",
    "Les textes, les champs cachés ou le formulaire même emploient ce nom : choisissez-en un autre.",
  ),
  "reserved-route": error(
    "A page takes an address that the factory needs",
    "Une page prend une adresse dont la fabrique a besoin",
    "Choose another file name or route; a former address there is of no use.",
    "Choisissez un autre nom de fichier ou une autre adresse (route) ; une ancienne adresse y est inutile.",
  ),
  "several-documents": error(
    "The file holds several YAML documents",
    "Le fichier contient plusieurs documents YAML",
    "Remove the --- line, or move what follows into a file of its own.",
    "Supprimez la ligne ---, ou placez la suite dans un fichier à part.",
  ),
  "small-photo": warning(
    "A photo has fewer pixels than its place needs",
    "Une photo a moins de pixels que sa place n’en demande",
    "Use a wider photo; 1200 pixels are better. It is never enlarged.",
    "Prenez une photo plus large ; 1200 pixels valent mieux. Elle n’est jamais agrandie.",
  ),
  spelling: warning(
    "A word is not in the French dictionary",
    "Un mot n’est pas dans le dictionnaire français",
    "A right word goes into content/dictionary.txt.",
    "Si le mot est juste, ajoutez-le à content/dictionary.txt.",
  ),
  "stale-acceptance": warning(
    "An accepted warning is gone, or its day is past",
    "Un avertissement accepté a disparu, ou son échéance est passée",
    "Remove the entry from accepted in site.yaml, or correct its file or its day. Until then the warning is shown again.",
    "Retirez l’entrée d’accepted dans site.yaml, ou corrigez son fichier ou son échéance. D’ici là, l’avertissement s’affiche de nouveau.",
  ),
  "stray-file": errorByCase(
    "A file stands where no content is read",
    "Un fichier se trouve là où aucun contenu n’est lu",
    "Move it into the folder of its kind, with the ending .yaml, or delete it.",
    "Placez-le dans le dossier de son genre, avec l’extension .yaml, ou supprimez-le.",
  ),
  "unclosed-placeholder": error(
    "What is still to be filled in is not closed",
    "Un texte à écrire n’est pas refermé",
    "Write it between [[ and ]]. Without the brackets behind it, visitors would read it, and nothing would say that it is left.",
    "Écrivez-le entre [[ et ]]. Sans les crochets fermants, les visiteurs le liraient, et rien ne dirait qu’il reste à écrire.",
  ),
  "undated-claim": error(
    "A comparison says something of other companies that has no date",
    "Une comparaison dit d’autres entreprises une chose sans date",
    "Add the day on which it was found, as date, and say it under the table: prices and terms change.",
    "Ajoutez le jour où il a été relevé, sous la clé date, et dites-le sous le tableau : les prix et les conditions changent.",
  ),
  "unencrypted-address": error(
    "An address begins with http://",
    "Une adresse commence par http://",
    "Write https://. Browsers warn of pages without encryption, and refuse to send a form there.",
    "Écrivez https://. Les navigateurs mettent en garde contre les pages sans chiffrement, et refusent d’y envoyer un formulaire.",
  ),
  "unknown-branch": errorByCase(
    "A text, a section or a local page names a branch that site.yaml does not have",
    "Un texte, une section ou une page locale nomme une entrée de branches que site.yaml n’a pas",
    "Correct the id, or add the branch.",
    "Corrigez l’id, ou ajoutez l’entrée de branches.",
  ),
  "unknown-commune": error(
    "The registry of communes does not know this INSEE code",
    "Le registre des communes ne connaît pas ce code INSEE",
    "Look the code up in the Code officiel géographique; it differs from the postal code.",
    "Cherchez le code dans le Code officiel géographique ; ce n’est pas le code postal.",
  ),
  "unknown-fact": errorByCase(
    "A text names a fact that facts.yaml does not have",
    "Un texte nomme un fait que facts.yaml n’a pas",
    "Correct the name, or add the fact.",
    "Corrigez le nom, ou ajoutez le fait.",
  ),
  "unknown-field": error(
    "A field of the form has no known type, or names a field that is not there",
    "Un champ du formulaire n’a pas de type connu, ou nomme un champ absent",
    "Use one of the types, or the name of a field: for a condition one above its own, for an estimate one of type choice.",
    "Prenez l’un des types, ou le nom d’un champ : placé plus haut pour une condition, de type choice pour une estimation.",
  ),
  "unknown-key": errorByCase(
    "A key is not one that this place knows",
    "Une clé n’est pas de celles que cet endroit connaît",
    "Correct its spelling, or remove it.",
    "Corrigez son orthographe, ou supprimez-la.",
  ),
  "unknown-section": errorByCase(
    "A section has no known type",
    "Une section n’a pas de type connu",
    "Use one of the types that the message lists.",
    "Prenez l’un des types que donne le message.",
  ),
  "unknown-zone": errorByCase(
    "A neighbour is not the name of a local page",
    "Une page voisine ne correspond à aucune page locale",
    "Neighbours are names of files in content/zones, without .yaml.",
    "Les voisines sont des noms de fichiers de content/zones, sans .yaml.",
  ),
  "unreadable-file": error(
    "A content file can't be read",
    "Un fichier de contenu ne peut pas être lu",
    "It may be a link that leads nowhere, or belong to another user.",
    "C’est peut-être un lien qui ne mène nulle part, ou le fichier d’un autre utilisateur.",
  ),
  "unreadable-photo": error(
    "A photo's path leads to what can't be read as a file",
    "Le chemin d’une photo mène à ce qui ne se lit pas comme un fichier",
    "Name a photo, not its folder. A link must lead to a file that you may read: put the photo itself there.",
    "Nommez une photo, non son dossier. Un lien doit mener à un fichier que vous avez le droit de lire : placez-y la photo elle-même.",
  ),
  "unseen-character": error(
    "A text holds a character that no page can show",
    "Un texte contient un caractère qu’aucune page ne peut montrer",
    "Control characters, and those that turn the direction of writing, come along with copied text: type the words again, or delete what stands between them.",
    "Les caractères de commande, et ceux qui inversent le sens de l’écriture, viennent avec un texte copié : retapez les mots, ou supprimez ce qui se trouve entre eux.",
  ),
  "unsupported-font": error(
    "A font is no WOFF2 file",
    "Une police n’est pas un fichier WOFF2",
    "Convert the font: every browser reads WOFF2, which is half as heavy as TTF or OTF. A new ending does not convert it; docs/make-a-site.md has the command.",
    "Convertissez la police : tous les navigateurs lisent le WOFF2, deux fois plus léger que le TTF ou l’OTF. Changer son extension ne la convertit pas ; la commande est dans docs/make-a-site.md.",
  ),
  "unsupported-photo": error(
    "A photo's format is not taken",
    "Le format d’une photo n’est pas accepté",
    "Open it in a photo program and export it as JPEG: photos are JPEG, PNG, WebP or AVIF files. An iPhone takes JPEG photos if Settings, Camera, Formats says Most Compatible.",
    "Ouvrez-la dans un logiciel de photo et exportez-la en JPEG : les photos sont des fichiers JPEG, PNG, WebP ou AVIF. Un iPhone photographie en JPEG si Réglages, Appareil photo, Formats indique « Le plus compatible ».",
  ),
  "unused-fact": warning(
    "No text names a fact",
    "Aucun texte ne nomme un fait",
    "Name it where it is said, or remove it.",
    "Nommez-le là où il est dit, ou supprimez-le.",
  ),
  "unused-photo": warning(
    "No content names a photo that lies among it",
    "Aucun contenu ne nomme une photo qui s’y trouve",
    "Name it as the image of a picture, or delete it: it does not go out with the site.",
    "Nommez-la comme image, sous la clé image, ou supprimez-la : elle n’est pas publiée.",
  ),
  "unused-picture": warning(
    "No content names a picture of content/images",
    "Aucun contenu ne nomme une image de content/images",
    "Name it as the image of a picture, or delete its files: they go out with the site.",
    "Nommez-la sous la clé image, ou supprimez ses fichiers : ils seraient publiés avec le site.",
  ),
  "value-not-allowed": errorByCase(
    "A value is not one of those allowed",
    "Une valeur n’est pas de celles qui sont admises",
    "Use one of the values that the message lists.",
    "Prenez l’une des valeurs que donne le message.",
  ),
  "vanished-page": errorByCase(
    "A published page is gone, and nothing redirects its address",
    "Une page publiée a disparu, et rien ne redirige son adresse",
    "Name it under formerly in the page that replaces it, or under redirects in site.yaml, with gone: true if nothing does. The cache remembers what each build published.",
    "Nommez-la sous formerly dans la page qui la remplace ou sous redirects dans site.yaml, avec gone: true si rien ne la remplace. Le cache retient ce que chaque construction a publié.",
  ),
  "visit-without-day": error(
    "A visit of a drawn planning is on a day without a column",
    "Un passage d’un planning dessiné tombe un jour sans colonne",
    "Write the day as in days, or add it there: the drawing would leave the visit out.",
    "Écrivez le jour comme sous days, ou ajoutez-l’y : le dessin omettrait ce passage.",
  ),
  "wrong-type": errorByCase(
    "A value is not of the expected type",
    "Une valeur n’est pas du type attendu",
    "YAML reads 92040 as a number and yes as a truth value in some readers: quote what is text.",
    "YAML lit 92040 comme un nombre et, selon le lecteur, yes comme une valeur logique : mettez entre guillemets ce qui est un texte.",
  ),
  "yaml-syntax": error(
    "The file is not well-formed YAML",
    "Le fichier n’est pas du YAML bien formé",
    "Look at the marked place and the line before: a quote, a bracket or an indent is off.",
    "Regardez l’endroit marqué et la ligne d’avant : un guillemet, un crochet ou un retrait est de trop, ou manque.",
  ),
  "yaml-tab": error(
    "A line is indented with a tab",
    "Une ligne est mise en retrait par une tabulation",
    "Replace each tab by two spaces: YAML is indented with spaces, two a level.",
    "Remplacez chaque tabulation par deux espaces : en YAML, le retrait se fait par des espaces, deux par niveau.",
  ),
} satisfies Record<string, CatalogueEntry>;

export type DiagnosticCode = keyof typeof entries;

/** Every diagnostic code. Codes are permanent: a code is never reused or renamed. */
export const catalogue: Readonly<Record<DiagnosticCode, CatalogueEntry>> = entries;
