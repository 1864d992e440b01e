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

const entries = {
  "active-svg": {
    title: { en: "A drawing holds more than shapes", fr: "Un dessin contient autre chose que des formes" },
    hint: {
      en: "Save it as plain SVG: shapes and colours. Scripts, links, styles and pictures from elsewhere could run where somebody opens the file by its address.",
      fr: "Enregistrez-le en SVG simple : des formes et des couleurs. Des scripts, des liens, des styles ou des images venus d’ailleurs pourraient agir chez quiconque ouvre le fichier par son adresse.",
    },
  },
  "added-by-page": {
    title: {
      en: "A text begins with what the page adds by itself",
      fr: "Un texte commence par ce que la page ajoute elle-même",
    },
    hint: {
      en: "Leave it out: every such text gets it from its template.",
      fr: "Retirez-le : la page l’ajoute à tous les textes de ce genre.",
    },
  },
  "bad-encoding": {
    title: { en: "The file is not UTF-8", fr: "Le fichier n’est pas en UTF-8" },
    hint: {
      en: "Save the file again with the encoding UTF-8. A byte order mark is accepted, and not needed.",
      fr: "Enregistrez de nouveau le fichier, dans l’encodage UTF-8. La marque d’ordre des octets est acceptée, mais inutile.",
    },
  },
  "bad-file-name": {
    title: {
      en: "A file's name can't be the address of a page",
      fr: "Le nom d’un fichier ne peut pas servir d’adresse à une page",
    },
    hint: {
      en: "Name it in at most 200 lower-case letters without accents, digits and hyphens, such as le-kremlin-bicetre.yaml.",
      fr: "Nommez-le en 200 lettres minuscules sans accent, chiffres et traits d’union au plus, comme le-kremlin-bicetre.yaml.",
    },
  },
  "bad-format": {
    title: {
      en: "The text does not have the form that this key asks for",
      fr: "Le texte n’a pas la forme que demande cette clé",
    },
    help: {
      en: "Follow the example that the message gives; codes made of digits stand in quotes.",
      fr: "Suivez l’exemple que donne le message. Un code fait de chiffres se met entre guillemets.",
    },
  },
  "bad-item-count": {
    title: { en: "A list has too few or too many items", fr: "Une liste a trop ou trop peu d’éléments" },
    help: {
      en: "The layout is drawn for the number that the message names.",
      fr: "La mise en page est dessinée pour le nombre que donne le message.",
    },
  },
  "bad-key": {
    title: {
      en: "A key does not have the form that keys have in this place",
      fr: "Une clé n’a pas la forme que les clés ont à cet endroit",
    },
    help: {
      en: "Facts are named by lower-case words joined by hyphens, such as tarif-horaire; pictures by the number of a département.",
      fr: "Un fait a pour nom des mots en minuscules joints par des traits d’union, comme tarif-horaire ; une image, le numéro d’un département.",
    },
  },
  "bad-length": {
    title: { en: "A text is too short or too long", fr: "Un texte est trop court ou trop long" },
    help: {
      en: "Lengths come from where the text is shown: a menu, a tile, a page of search results.",
      fr: "Les longueurs viennent de l’endroit où le texte s’affiche : un menu, une tuile, une page de résultats.",
    },
  },
  "bad-setting": {
    title: {
      en: "A VITRINE_* environment variable does not hold an address that the site can use",
      fr: "Une variable d’environnement VITRINE_* ne contient pas d’adresse que le site puisse employer",
    },
    hint: {
      en: "Unset the variable, or give it an address such as https://example.org; VITRINE_STAGING is 1 or 0.",
      fr: "Supprimez la variable, ou donnez-lui une adresse comme https://example.org ; VITRINE_STAGING vaut 1 ou 0.",
    },
  },
  "broken-link": {
    title: { en: "A link inside the site leads nowhere", fr: "Un lien interne ne mène nulle part" },
    help: {
      en: "Use the address of a page that exists, or remove the target.",
      fr: "Écrivez l’adresse d’une page qui existe, ou retirez le lien.",
    },
  },
  "code-as-number": {
    title: {
      en: "A year or a code is typed as a number",
      fr: "Une année ou un code est écrit comme un nombre",
    },
    hint: {
      en: "Numbers are printed with their thousands apart: put a year or a code in quotes. A true number has its unit, or « nombre » in its label.",
      fr: "Les nombres s’affichent avec leurs milliers séparés : mettez une année ou un code entre guillemets. Un vrai nombre a une unité (unit), ou « nombre » dans son libellé (label).",
    },
  },
  "corrupt-photo": {
    title: { en: "A photo can't be decoded", fr: "Une photo ne peut pas être décodée" },
    hint: {
      en: "Copy it again from where it came, or open it and save it anew. Check sees a file that is cut off; other damage shows when a build decodes it.",
      fr: "Copiez-la de nouveau depuis sa source, ou ouvrez-la et enregistrez-la à neuf. La vérification reconnaît un fichier tronqué ; tout autre dommage apparaît quand la construction du site la décode.",
    },
  },
  "corrupt-picture": {
    title: {
      en: "A drawn picture or a logo is not what its name says",
      fr: "Un dessin ou un logo n’est pas ce que dit son nom",
    },
    help: {
      en: "Its file is cut off, or something else was saved under its name: copy it again from where it came.",
      fr: "Le fichier est tronqué, ou autre chose a été enregistré sous son nom : copiez-le de nouveau depuis sa source.",
    },
  },
  "divided-city": {
    title: {
      en: "A local page is about a city of which the arrondissements have pages",
      fr: "Une page locale porte sur une ville dont les arrondissements ont des pages",
    },
    hint: {
      en: "Paris, Lyon and Marseille have a page for each arrondissement: give the INSEE code of one.",
      fr: "Paris, Lyon et Marseille ont une page par arrondissement : donnez le code INSEE de l’un d’eux.",
    },
  },
  "doorway-page": {
    title: {
      en: "Two local pages say the same, but for the name of the place",
      fr: "Deux pages locales disent la même chose, au nom du lieu près",
    },
    help: {
      en: "Write what is true only of this place. Search engines treat pages that differ by a name as spam. The limits are doorways in site.yaml.",
      fr: "Écrivez ce qui n’est vrai que de ce lieu. Les moteurs de recherche tiennent pour du spam des pages qui ne diffèrent que par un nom. Les limites sont sous doorways, dans site.yaml.",
    },
  },
  "duplicate-anchor": {
    title: {
      en: "Two sections of a page have the same anchor",
      fr: "Deux sections d’une page ont la même ancre",
    },
    hint: {
      en: "Give each section an id of its own: links lead to the first only.",
      fr: "Donnez à chaque section un id qui lui soit propre : un lien ne mène qu’à la première.",
    },
  },
  "duplicate-commune": {
    title: {
      en: "Two local pages are about the same commune",
      fr: "Deux pages locales portent sur la même commune",
    },
    hint: {
      en: "Correct the INSEE code of one of them, or delete its file.",
      fr: "Corrigez le code INSEE de l’une, ou supprimez son fichier.",
    },
  },
  "duplicate-field": {
    title: {
      en: "Two fields of the form have the same name",
      fr: "Deux champs du formulaire ont le même nom",
    },
    hint: {
      en: "The webhook, the draft and the messages know a field by its name: give each its own.",
      fr: "Le webhook, le brouillon et les messages reconnaissent un champ à son nom : donnez à chacun le sien.",
    },
  },
  "duplicate-item": {
    title: { en: "A list holds the same item twice", fr: "Une liste contient deux fois le même élément" },
    hint: {
      en: "Remove one of the two, or say what sets it apart.",
      fr: "Supprimez l’un des deux, ou dites ce qui le distingue.",
    },
  },
  "duplicate-key": {
    title: { en: "A key stands twice in the same place", fr: "Une clé figure deux fois au même endroit" },
    hint: {
      en: "YAML would keep only one of them: merge the two.",
      fr: "YAML ne garderait que l’une des deux : réunissez-les.",
    },
  },
  "duplicate-rank": {
    severity: "warning",
    title: { en: "Two sectors have the same rank", fr: "Deux secteurs ont le même rang" },
    hint: {
      en: "Give each sector a rank of its own, which is its place in the menu: equal ones stand in the order of their files' names.",
      fr: "Donnez à chaque secteur son rang, qui est sa place dans le menu : à rang égal, ils suivent l’ordre des noms de fichiers.",
    },
  },
  "duplicate-route": {
    title: {
      en: "Two files make a page at the same address",
      fr: "Deux fichiers font une page à la même adresse",
    },
    hint: {
      en: "Rename one of the files, or change its route. The pages of the départements are made of zone-defaults.yaml and the local pages.",
      fr: "Renommez l’un des fichiers, ou changez son adresse (route). Les pages des départements se font à partir de zone-defaults.yaml et des pages locales.",
    },
  },
  "duplicate-title": {
    title: {
      en: "Two pages have the same title or description",
      fr: "Deux pages ont le même titre ou la même description",
    },
    hint: {
      en: "Search engines show both: say what is particular to each page.",
      fr: "Les moteurs de recherche montrent les deux : dites ce qui est propre à chaque page.",
    },
  },
  "empty-file": {
    title: { en: "The file holds nothing", fr: "Le fichier est vide" },
    hint: { en: "Write its keys, or delete it.", fr: "Écrivez ses clés, ou supprimez-le." },
  },
  "empty-section": {
    title: { en: "A section has nothing to show", fr: "Une section n’a rien à montrer" },
    hint: {
      en: "Remove the section, or write the pages or the file that it lists.",
      fr: "Supprimez la section, ou écrivez les pages ou le fichier dont elle fait la liste.",
    },
  },
  "expired-contact": {
    title: {
      en: "The contact for security flaws is no longer valid",
      fr: "Le contact pour les failles de sécurité n’est plus valable",
    },
    hint: {
      en: "Look whether the contact is still right, and put hosting.security.expires off, by less than a year: whoever finds a flaw takes an expired security.txt for abandoned.",
      fr: "Vérifiez que le contact est toujours le bon, et repoussez hosting.security.expires, de moins d’un an : pour qui découvre une faille, un security.txt échu est un contact abandonné.",
    },
  },
  "fact-by-hand": {
    severity: "warning",
    title: { en: "A text has a number that is a fact", fr: "Un texte contient un nombre qui est un fait" },
    hint: {
      en: "Write the name instead: a change in facts.yaml or site.yaml then reaches every page. Say it in other words if something else is meant.",
      fr: "Écrivez plutôt le nom : un changement dans facts.yaml ou site.yaml atteint alors toutes les pages. S’il s’agit d’autre chose, dites-le autrement.",
    },
  },
  "fact-to-confirm": {
    title: {
      en: "A fact is still to be confirmed by the company",
      fr: "Un fait reste à confirmer par l’entreprise",
    },
    help: {
      en: "Once it is, set its status to confirmed, with a source and a date.",
      fr: "Une fois confirmé, donnez-lui le statut confirmed, une source et une date.",
    },
  },
  "fictional-content": {
    title: { en: "Invented material is on a page", fr: "Une page montre un contenu inventé" },
    hint: {
      en: "Replace it by what is real, with the consent of those whom it shows, and remove fictional; or remove the whole.",
      fr: "Remplacez-le par du vrai, avec l’accord de ceux qui y paraissent, et retirez fictional ; ou supprimez le tout.",
    },
  },
  "file-name-as-text": {
    title: {
      en: "The text of a picture is the name of a file",
      fr: "Le texte d’une image est le nom d’un fichier",
    },
    hint: {
      en: "Say in a sentence what the picture shows: screen readers read it, and it is shown where the picture does not come.",
      fr: "Dites en une phrase ce que montre l’image : les lecteurs d’écran la lisent, et elle s’affiche là où l’image n’arrive pas.",
    },
  },
  "file-outside": {
    title: {
      en: "A content file is a link to a file outside the content folder",
      fr: "Un fichier de contenu est un lien vers un fichier hors du dossier de contenu",
    },
    hint: {
      en: "Put the file itself into the folder: a build must not depend on what lies elsewhere, and nothing from elsewhere is to be published by mistake.",
      fr: "Placez le fichier lui-même dans le dossier : le site ne doit pas dépendre de ce qui est ailleurs, et rien d’ailleurs ne doit être publié par erreur.",
    },
  },
  "file-too-large": {
    title: {
      en: "A content file is larger than a megabyte",
      fr: "Un fichier de contenu dépasse un mégaoctet",
    },
    hint: {
      en: "A page's file has a few kilobytes. Look whether something else was saved under its name.",
      fr: "Le fichier d’une page fait quelques kilooctets. Regardez si autre chose a été enregistré sous son nom.",
    },
  },
  "font-without-french": {
    severity: "warning",
    title: {
      en: "A font lacks characters of French",
      fr: "Il manque à une police des caractères du français",
    },
    hint: {
      en: "Browsers take them from another font, which shows within words. Take a file of the typeface that has them: subsets named latin do.",
      fr: "Les navigateurs les prennent dans une autre police, et cela se voit au milieu des mots. Prenez un fichier de cette police qui les contienne : les sous-ensembles nommés latin les ont.",
    },
  },
  "foreign-mark": {
    title: {
      en: "A text holds marks of another notation",
      fr: "Un texte contient les signes d’une autre notation",
    },
    hint: {
      en: "Write words and characters alone. Only ${a fact}, [[what is still to be written]] and, where links may stand, [words](/route) mean something else.",
      fr: "N’écrivez que des mots et des caractères. Seuls ${un fait}, [[ce qui reste à écrire]] et, là où un lien est permis, [mots](/adresse) ont un autre sens.",
    },
  },
  "hours-out-of-order": {
    title: {
      en: "A moment of a drawn day ends before it begins",
      fr: "Un moment d’une journée dessinée finit avant de commencer",
    },
    hint: {
      en: "Put the moments in the order of the day, each with a later hour than the one before: the drawing is to scale.",
      fr: "Rangez les moments dans l’ordre de la journée, chacun avec une heure plus tardive que le précédent : le dessin est à l’échelle.",
    },
  },
  "impossible-condition": {
    title: {
      en: "A field of the form would never be asked",
      fr: "Un champ du formulaire ne serait jamais demandé",
    },
    hint: {
      en: "A condition names a field above its own, of type choice, choices or consent, and values that this field has.",
      fr: "Une condition nomme un champ placé plus haut, de type choice, choices ou consent, et des valeurs que ce champ peut prendre.",
    },
  },
  "impossible-date": {
    title: {
      en: "A date does not exist, or a fact is from the future",
      fr: "Une date n’existe pas, ou un fait est daté du futur",
    },
    hint: {
      en: "Write a day that exists. Of two dates, the later one comes second; a fact has the day on which it was found.",
      fr: "Écrivez un jour qui existe. De deux dates, la plus tardive vient en second ; un fait a celle du jour où il a été relevé.",
    },
  },
  "impossible-hours": {
    title: { en: "The office closes before it opens", fr: "Le bureau ferme avant d’ouvrir" },
    hint: {
      en: 'Write times from 00:00 to 23:59; "23:59" is midnight. Only a span that closes past midnight has overnight: true, and no two spans of a day overlap.',
      fr: 'Écrivez des heures de 00:00 à 23:59 ; "23:59" est minuit. Seule une plage qui finit après minuit a overnight: true, et deux plages d’un jour ne se chevauchent pas.',
    },
  },
  "impossible-limits": {
    title: {
      en: "No answer fits the limits of a field",
      fr: "Aucune réponse ne tient dans les limites d’un champ",
    },
    hint: {
      en: "Swap the two, or leave one out: the minimum is not above the maximum.",
      fr: "Échangez les deux, ou retirez-en une : le minimum ne dépasse pas le maximum.",
    },
  },
  "impossible-phone": {
    title: { en: "A telephone number cannot exist", fr: "Un numéro de téléphone ne peut pas exister" },
    hint: {
      en: "Count its digits. In site.yaml, and for another country, write + and the prefix of the country, then the number without its first 0: visitors who dial it reach nobody.",
      fr: "Comptez ses chiffres. Dans site.yaml, ou pour un autre pays, écrivez + et l’indicatif du pays, puis le numéro sans son premier 0 : un visiteur qui le compose n’atteint personne.",
    },
  },
  "invented-address": {
    title: { en: "An address is an example", fr: "Une adresse est un exemple" },
    help: {
      en: "Nothing is ever found at names that end in .example (RFC 2606): write the real address, or give it by its VITRINE_* variable.",
      fr: "Rien ne se trouve jamais sous un nom en .example (RFC 2606) : écrivez la vraie adresse, ou donnez-la par sa variable VITRINE_*.",
    },
  },
  "invented-identifier": {
    title: {
      en: "A measuring tool has an invented identifier",
      fr: "Un outil de mesure a un identifiant inventé",
    },
    hint: {
      en: "Write the account's own identifiers and remove fictional, or remove the tool: its owner would get the figures of this site.",
      fr: "Écrivez les identifiants de votre compte et retirez fictional, ou retirez l’outil : son titulaire recevrait les chiffres de ce site.",
    },
  },
  "lost-text": {
    title: {
      en: "YAML takes a part of a text for an anchor or a comment",
      fr: "YAML prend une partie d’un texte pour une ancre ou un commentaire",
    },
    hint: {
      en: "Put the whole text in quotes. A true comment has a space behind its #; a true anchor, an alias that uses it.",
      fr: "Mettez tout le texte entre guillemets. Un vrai commentaire a un espace après son # ; une vraie ancre, un alias qui s’en sert.",
    },
  },
  "low-contrast": {
    title: { en: "Two colours of the theme are too alike", fr: "Deux couleurs du thème sont trop proches" },
    hint: {
      en: "Change one of the two colours. WCAG 2.2 asks for 4.5:1 between text and its ground, and for 3:1 between a part of a control, such as its focus, and its ground.",
      fr: "Changez l’une des deux couleurs. Les WCAG 2.2 demandent 4,5:1 entre un texte et son fond, et 3:1 entre une partie d’un contrôle, comme le contour du focus, et son fond.",
    },
  },
  "mislabelled-photo": {
    title: {
      en: "A photo's name has the ending of another format",
      fr: "Le nom d’une photo porte l’extension d’un autre format",
    },
    hint: {
      en: "Rename the file to the ending that the message gives, and write that name here.",
      fr: "Renommez le fichier avec l’extension que dit le message, et écrivez ce nom ici.",
    },
  },
  "misread-accents": {
    title: {
      en: "The accents of a text were read with another encoding",
      fr: "Les accents d’un texte ont été lus dans un autre encodage",
    },
    hint: {
      en: "Open the file that it was copied from as UTF-8 and copy it again, or type the words anew: « dÃ©jÃ  » was « déjà » in UTF-8.",
      fr: "Ouvrez en UTF-8 le fichier d’où vient le texte et copiez-le de nouveau, ou retapez les mots : « dÃ©jÃ  » était « déjà » en UTF-8.",
    },
  },
  "missing-consent": {
    title: {
      en: "Nothing lets visitors take their consent back",
      fr: "Rien ne permet aux visiteurs de retirer leur consentement",
    },
    hint: {
      en: "Give the footer an entry without a route, such as label: Cookies, with opens: consent. The law wants a refusal to be as easy as a consent, at any time.",
      fr: "Donnez au pied de page une entrée sans route, comme label: Cookies, avec opens: consent. La loi veut que refuser soit aussi simple que consentir, à tout moment.",
    },
  },
  "missing-contact": {
    title: {
      en: "The form asks for no way to answer",
      fr: "Le formulaire ne demande aucun moyen de répondre",
    },
    hint: {
      en: "Add a field of type email or tel: nobody could answer.",
      fr: "Ajoutez un champ de type email ou tel : sans lui, personne ne pourrait répondre.",
    },
  },
  "missing-file": {
    title: {
      en: "A file that the site cannot do without is missing",
      fr: "Un fichier dont le site ne peut pas se passer manque",
    },
    hint: {
      en: "Create it at the top of the content folder; examples/plombier-lyon has one to copy and adapt.",
      fr: "Créez-le à la racine du dossier de contenu ; examples/plombier-lyon en a un, à recopier et à adapter.",
    },
  },
  "missing-font": {
    title: { en: "A font of the theme is not there", fr: "Une police du thème est introuvable" },
    hint: {
      en: "Put the file into brand/fonts/, or remove the line: a pair of typefaces comes with the templates.",
      fr: "Placez le fichier dans brand/fonts/, ou supprimez la ligne : des paires de polices viennent avec les gabarits.",
    },
  },
  "missing-home": {
    title: { en: "The site has no home page", fr: "Le site n’a pas de page d’accueil" },
    hint: {
      en: "Write a page with route: /, content/pages/accueil.yaml for instance. The sign in the header and every trail of links lead there.",
      fr: "Écrivez une page avec route: /, par exemple content/pages/accueil.yaml. Le logo de l’en-tête et tous les fils d’Ariane y mènent.",
    },
  },
  "missing-key": {
    title: { en: "A required key is missing", fr: "Une clé obligatoire manque" },
    help: {
      en: "Add it; the editor's completion lists the keys that a file may have.",
      fr: "Ajoutez-la ; la complétion de l’éditeur donne les clés qu’un fichier peut avoir.",
    },
  },
  "missing-legal-page": {
    title: { en: "A text that the law wants is missing", fr: "Un texte que veut la loi manque" },
    hint: {
      en: "Write the text under content/legal (a site of a company has its mentions légales, LCEN, article 1-1), and give the footer's entry its route; or remove the entry of terms that you do not have.",
      fr: "Écrivez le texte sous content/legal (le site d’une entreprise a ses mentions légales, LCEN, article 1-1), et donnez sa route à l’entrée du pied de page ; ou retirez l’entrée de conditions que vous n’avez pas.",
    },
  },
  "missing-logo": {
    title: { en: "The logo of the business is not there", fr: "Le logo de l’entreprise est introuvable" },
    hint: {
      en: "Put the file into brand/: search engines fetch it by the address that the structured data gives. Without one, name /icon-512.png, which a build makes of the sign.",
      fr: "Placez le fichier dans brand/ : les moteurs de recherche le prennent à l’adresse que donnent les données structurées. Si vous n’en avez pas, nommez /icon-512.png, qui est fait à partir de l’emblème.",
    },
  },
  "missing-not-found": {
    title: {
      en: "The site has no page for addresses that lead nowhere",
      fr: "Le site n’a pas de page pour les adresses qui ne mènent nulle part",
    },
    hint: {
      en: "Write a page with route: /404 and a section of type not-found, content/pages/404.yaml for instance. Whoever serves the site shows it where there is no page.",
      fr: "Écrivez une page avec route: /404 et une section de type not-found, par exemple content/pages/404.yaml. L’hébergeur la montre là où il n’y a pas de page.",
    },
  },
  "missing-photo": {
    title: {
      en: "There is no file where a photo is named",
      fr: "Aucun fichier ne se trouve là où une photo est nommée",
    },
    hint: {
      en: "Put the photo there, or correct its name: its path begins at the YAML file, such as ./clichy.jpg, and capitals count.",
      fr: "Placez-y la photo, ou corrigez son nom : son chemin part du fichier YAML, comme ./clichy.jpg, et les majuscules comptent.",
    },
  },
  "missing-picture": {
    title: { en: "A picture has no files", fr: "Une image n’a pas de fichiers" },
    help: {
      en: "Put <image>-<width>.avif and <image>-<width>.webp under content/images, for each width.",
      fr: "Placez <image>-<largeur>.avif et <image>-<largeur>.webp sous content/images, pour chaque largeur.",
    },
  },
  "missing-place": {
    title: {
      en: "A place of a covered département has no tile on the map",
      fr: "Un lieu d’un département couvert n’a pas de tuile sur la carte",
    },
    hint: {
      en: "Give each place of a covered département a tile in zone-map.yaml, next to its true neighbours, or take the département off the list.",
      fr: "Donnez une tuile à chaque lieu d’un département couvert, à côté de ses vrais voisins dans zone-map.yaml, ou retirez le département de la liste.",
    },
  },
  "missing-section": {
    title: {
      en: "A page lacks the section that it is there for",
      fr: "Il manque à une page la section pour laquelle elle existe",
    },
    hint: {
      en: "Add it, or name another page in site.yaml: quote buttons lead to a quote form, the links to all local pages to a zone finder, wrong addresses to /404.",
      fr: "Ajoutez-la, ou nommez une autre page dans site.yaml : les boutons de devis mènent à un formulaire de devis, les liens vers toutes les pages locales à une recherche de zone, les mauvaises adresses à /404.",
    },
  },
  "missing-video": {
    title: { en: "A video lacks one of its files", fr: "Il manque un fichier à une vidéo" },
    hint: {
      en: "Put <name>.webm, <name>.mp4 and <name>.fr.vtt under content/video.",
      fr: "Placez <nom>.webm, <nom>.mp4 et <nom>.fr.vtt sous content/video.",
    },
  },
  "moved-twice": {
    title: { en: "Two entries redirect one address", fr: "Deux entrées redirigent une même adresse" },
    hint: {
      en: "Keep the one that leads to the page that visitors look for. Entries are formerly in a page's file, and redirects in site.yaml.",
      fr: "Gardez celle qui mène à la page que cherchent les visiteurs. Ces entrées sont formerly, dans le fichier d’une page, et redirects, dans site.yaml.",
    },
  },
  "name-of-another": {
    severity: "warning",
    title: {
      en: "A local page's file is not called after its commune",
      fr: "Le fichier d’une page locale ne porte pas le nom de sa commune",
    },
    help: {
      en: "Either the INSEE code is that of another commune, or the file's name, which is the page's address, is. Homonyms have their département or their INSEE code behind the name.",
      fr: "Ou bien le code INSEE est celui d’une autre commune, ou bien le nom du fichier, qui fait l’adresse de la page, l’est. Un homonyme porte son département ou son code INSEE à la suite du nom.",
    },
  },
  "orphan-page": {
    severity: "warning",
    title: { en: "No page leads to a page", fr: "Aucune page ne mène à une page" },
    hint: {
      en: "Name it in the footer or in a section of another page: search engines hardly look at a page that its own site does not name. A page for an advertisement has indexed: false.",
      fr: "Nommez-la dans le pied de page ou dans une section d’une autre page : les moteurs de recherche négligent une page que son propre site ne nomme pas. Une page faite pour une publicité a indexed: false.",
    },
  },
  "outdated-statement": {
    title: {
      en: "The accessibility statement is older than a year",
      fr: "La déclaration d’accessibilité a plus d’un an",
    },
    hint: {
      en: "Look again at what it says, correct it, and set updated.",
      fr: "Relisez-la, corrigez-la, et mettez updated à jour.",
    },
  },
  "oversized-font": {
    title: { en: "A font has too many bytes", fr: "Une police a trop d’octets" },
    hint: {
      en: "Keep the characters of French and the weights in use: 60,000 bytes take a third of a second on a phone's line, and a font that comes late is not shown on a first page. docs/make-a-site.md has the command.",
      fr: "Gardez les caractères du français et les graisses employées : 60 000 octets prennent un tiers de seconde sur la ligne d’un téléphone, et une police qui arrive tard ne s’affiche pas sur la première page. La commande est dans docs/make-a-site.md.",
    },
  },
  "oversized-photo": {
    title: { en: "A photo has too many bytes or pixels", fr: "Une photo a trop d’octets ou de pixels" },
    hint: {
      en: "Export it again as JPEG, about 2400 pixels wide, and put that file here.",
      fr: "Exportez-la de nouveau en JPEG, sur environ 2400 pixels de large, et placez ce fichier ici.",
    },
  },
  "oversized-sign": {
    title: { en: "The site's sign is no small square", fr: "L’emblème du site n’est pas un petit carré" },
    help: {
      en: "Every page holds brand/icon.svg twice, beside the name and for the browser's tab: draw a square of at most 2,000 bytes.",
      fr: "Chaque page contient deux fois brand/icon.svg, à côté du nom et pour l’onglet du navigateur : dessinez un carré de 2 000 octets au plus.",
    },
  },
  "own-neighbour": {
    title: {
      en: "A local page names itself as its neighbour",
      fr: "Une page locale se nomme elle-même parmi ses voisines",
    },
    hint: {
      en: "Name the file of another local page, or remove it.",
      fr: "Nommez le fichier d’une autre page locale, ou retirez ce nom.",
    },
  },
  "page-heading": {
    title: {
      en: "A page has no visible title, or two",
      fr: "Une page n’a pas de titre visible, ou en a deux",
    },
    hint: {
      en: "Begin the page with its one section that shows a title: a hero, the quote form, or that of the page for wrong addresses. A second one can be of type prose.",
      fr: "Commencez la page par sa seule section qui porte un titre : hero, le formulaire de devis ou celle de la page des adresses inconnues. Une seconde peut être de type prose.",
    },
  },
  "past-exception": {
    severity: "warning",
    title: {
      en: "An exception to the opening hours is past",
      fr: "Une exception aux horaires d’ouverture est passée",
    },
    hint: { en: "Remove it, or write its next date.", fr: "Supprimez-la, ou écrivez sa prochaine date." },
  },
  "photo-outside": {
    title: {
      en: "A photo's path leads out of the content folder",
      fr: "Le chemin d’une photo sort du dossier de contenu",
    },
    hint: {
      en: 'Put the photo itself, not a link, beside this file, and write its name behind "./".',
      fr: 'Placez la photo elle-même, non un lien, à côté de ce fichier, et écrivez son nom après "./".',
    },
  },
  "place-grammar": {
    title: {
      en: "A preposition does not fit the name of the place",
      fr: "Une préposition ne convient pas au nom du lieu",
    },
    help: {
      en: "French contracts and elides: au Kremlin-Bicêtre, des Lilas, d'Aubervilliers. ${à lieu} and ${de lieu} do it for every place, ${À lieu} and ${De lieu} where a sentence begins.",
      fr: "Le français contracte et élide : au Kremlin-Bicêtre, des Lilas, d’Aubervilliers. ${à lieu} et ${de lieu} le font pour tous les lieux ; ${À lieu} et ${De lieu}, en début de phrase.",
    },
  },
  "place-not-covered": {
    title: {
      en: "A tile of the map is outside the départements covered",
      fr: "Une tuile de la carte est hors des départements couverts",
    },
    hint: {
      en: "Add its département to the list in zone-map.yaml, or remove all its tiles.",
      fr: "Ajoutez son département à la liste de zone-map.yaml, ou retirez toutes ses tuiles.",
    },
  },
  "place-twice": {
    title: { en: "A place has two tiles on the map", fr: "Un lieu a deux tuiles sur la carte" },
    hint: {
      en: "Keep one of the two; a point stands for an empty tile.",
      fr: "Gardez l’une des deux ; un point tient lieu de tuile vide.",
    },
  },
  "placeholder-left": {
    title: { en: "A placeholder is still to be filled in", fr: "Un texte reste à écrire" },
    help: {
      en: "Replace the [[…]] by the real text. Until then the page is built, and kept out of search engines, menus and lists.",
      fr: "Remplacez les [[…]] par le vrai texte. D’ici là, la page est faite, mais n’apparaît ni dans les moteurs de recherche, ni dans les menus, ni dans les listes.",
    },
  },
  "postal-code-of-another": {
    title: {
      en: "A local page names a postal code of another commune",
      fr: "Une page locale donne le code postal d’une autre commune",
    },
    hint: {
      en: "Correct it, or write ${code postal}, which gives the first one of the commune.",
      fr: "Corrigez-le, ou écrivez ${code postal}, qui donne le premier de la commune.",
    },
  },
  "redirect-loop": {
    title: { en: "Redirects lead round in a circle", fr: "Des redirections tournent en rond" },
    hint: { en: "Let one of them lead to a page.", fr: "Faites mener l’une d’elles à une page." },
  },
  "redirected-page": {
    title: {
      en: "An address with a page is redirected elsewhere",
      fr: "Une adresse qui a une page est redirigée ailleurs",
    },
    hint: {
      en: "Remove the former address, or give the page another one: nobody would reach it.",
      fr: "Retirez l’ancienne adresse, ou donnez-en une autre à la page : personne ne l’atteindrait.",
    },
  },
  "repeated-word": {
    severity: "warning",
    title: { en: "A word stands twice in a row", fr: "Un mot figure deux fois de suite" },
    hint: {
      en: "Remove one of the two.",
      fr: "Supprimez l’un des deux.",
    },
  },
  "reserved-name": {
    title: {
      en: "A field of the form or a fact has a name that is taken",
      fr: "Un champ du formulaire ou un fait porte un nom déjà pris",
    },
    hint: {
      en: "Texts, hidden fields or the form itself use this name: choose another.",
      fr: "Les textes, les champs cachés ou le formulaire même emploient ce nom : choisissez-en un autre.",
    },
  },
  "reserved-route": {
    title: {
      en: "A page takes an address that the factory needs",
      fr: "Une page prend une adresse dont la fabrique a besoin",
    },
    hint: {
      en: "Choose another file name or route; a former address there is of no use.",
      fr: "Choisissez un autre nom de fichier ou une autre adresse (route) ; une ancienne adresse y est inutile.",
    },
  },
  "several-documents": {
    title: {
      en: "The file holds several YAML documents",
      fr: "Le fichier contient plusieurs documents YAML",
    },
    hint: {
      en: "Remove the --- line, or move what follows into a file of its own.",
      fr: "Supprimez la ligne ---, ou placez la suite dans un fichier à part.",
    },
  },
  "small-photo": {
    severity: "warning",
    title: {
      en: "A photo has fewer pixels than its place needs",
      fr: "Une photo a moins de pixels que sa place n’en demande",
    },
    hint: {
      en: "Use a wider photo; 1200 pixels are better. It is never enlarged.",
      fr: "Prenez une photo plus large ; 1200 pixels valent mieux. Elle n’est jamais agrandie.",
    },
  },
  spelling: {
    severity: "warning",
    title: {
      en: "A word is not in the French dictionary",
      fr: "Un mot n’est pas dans le dictionnaire français",
    },
    hint: {
      en: "A right word goes into content/dictionary.txt.",
      fr: "Si le mot est juste, ajoutez-le à content/dictionary.txt.",
    },
  },
  "stale-acceptance": {
    severity: "warning",
    title: {
      en: "An accepted warning is gone, or its day is past",
      fr: "Un avertissement accepté a disparu, ou son échéance est passée",
    },
    hint: {
      en: "Remove the entry from accepted in site.yaml, or correct its file or its day. Until then the warning is shown again.",
      fr: "Retirez l’entrée d’accepted dans site.yaml, ou corrigez son fichier ou son échéance. D’ici là, l’avertissement s’affiche de nouveau.",
    },
  },
  "stray-file": {
    title: {
      en: "A file stands where no content is read",
      fr: "Un fichier se trouve là où aucun contenu n’est lu",
    },
    help: {
      en: "Move it into the folder of its kind, with the ending .yaml, or delete it.",
      fr: "Placez-le dans le dossier de son genre, avec l’extension .yaml, ou supprimez-le.",
    },
  },
  "unclosed-placeholder": {
    title: { en: "What is still to be filled in is not closed", fr: "Un texte à écrire n’est pas refermé" },
    hint: {
      en: "Write it between [[ and ]]. Without the brackets behind it, visitors would read it, and nothing would say that it is left.",
      fr: "Écrivez-le entre [[ et ]]. Sans les crochets fermants, les visiteurs le liraient, et rien ne dirait qu’il reste à écrire.",
    },
  },
  "undated-claim": {
    title: {
      en: "A comparison says something of other companies that has no date",
      fr: "Une comparaison dit d’autres entreprises une chose sans date",
    },
    hint: {
      en: "Add the day on which it was found, as date, and say it under the table: prices and terms change.",
      fr: "Ajoutez le jour où il a été relevé, sous la clé date, et dites-le sous le tableau : les prix et les conditions changent.",
    },
  },
  "unencrypted-address": {
    title: { en: "An address begins with http://", fr: "Une adresse commence par http://" },
    hint: {
      en: "Write https://. Browsers warn of pages without encryption, and refuse to send a form there.",
      fr: "Écrivez https://. Les navigateurs mettent en garde contre les pages sans chiffrement, et refusent d’y envoyer un formulaire.",
    },
  },
  "unknown-commune": {
    title: {
      en: "The registry of communes does not know this INSEE code",
      fr: "Le registre des communes ne connaît pas ce code INSEE",
    },
    hint: {
      en: "Look the code up in the Code officiel géographique; it differs from the postal code.",
      fr: "Cherchez le code dans le Code officiel géographique ; ce n’est pas le code postal.",
    },
  },
  "unknown-fact": {
    title: {
      en: "A text names a fact that facts.yaml does not have",
      fr: "Un texte nomme un fait que facts.yaml n’a pas",
    },
    help: { en: "Correct the name, or add the fact.", fr: "Corrigez le nom, ou ajoutez le fait." },
  },
  "unknown-field": {
    title: {
      en: "A field of the form has no known type, or names a field that is not there",
      fr: "Un champ du formulaire n’a pas de type connu, ou nomme un champ absent",
    },
    hint: {
      en: "Use one of the types, or the name of a field: for a condition one above its own, for an estimate one of type choice.",
      fr: "Prenez l’un des types, ou le nom d’un champ : placé plus haut pour une condition, de type choice pour une estimation.",
    },
  },
  "unknown-key": {
    title: {
      en: "A key is not one that this place knows",
      fr: "Une clé n’est pas de celles que cet endroit connaît",
    },
    help: { en: "Correct its spelling, or remove it.", fr: "Corrigez son orthographe, ou supprimez-la." },
  },
  "unknown-section": {
    title: { en: "A section has no known type", fr: "Une section n’a pas de type connu" },
    help: {
      en: "Use one of the types that the message lists.",
      fr: "Prenez l’un des types que donne le message.",
    },
  },
  "unknown-zone": {
    title: {
      en: "A neighbour is not the name of a local page",
      fr: "Une page voisine ne correspond à aucune page locale",
    },
    help: {
      en: "Neighbours are names of files in content/zones, without .yaml.",
      fr: "Les voisines sont des noms de fichiers de content/zones, sans .yaml.",
    },
  },
  "unreadable-file": {
    title: { en: "A content file can't be read", fr: "Un fichier de contenu ne peut pas être lu" },
    hint: {
      en: "It may be a link that leads nowhere, or belong to another user.",
      fr: "C’est peut-être un lien qui ne mène nulle part, ou le fichier d’un autre utilisateur.",
    },
  },
  "unreadable-photo": {
    title: {
      en: "A photo's path leads to what can't be read as a file",
      fr: "Le chemin d’une photo mène à ce qui ne se lit pas comme un fichier",
    },
    hint: {
      en: "Name a photo, not its folder. A link must lead to a file that you may read: put the photo itself there.",
      fr: "Nommez une photo, non son dossier. Un lien doit mener à un fichier que vous avez le droit de lire : placez-y la photo elle-même.",
    },
  },
  "unseen-character": {
    title: {
      en: "A text holds a character that no page can show",
      fr: "Un texte contient un caractère qu’aucune page ne peut montrer",
    },
    hint: {
      en: "Control characters, and those that turn the direction of writing, come along with copied text: type the words again, or delete what stands between them.",
      fr: "Les caractères de commande, et ceux qui inversent le sens de l’écriture, viennent avec un texte copié : retapez les mots, ou supprimez ce qui se trouve entre eux.",
    },
  },
  "unsupported-font": {
    title: { en: "A font is no WOFF2 file", fr: "Une police n’est pas un fichier WOFF2" },
    hint: {
      en: "Convert the font: every browser reads WOFF2, which is half as heavy as TTF or OTF. A new ending does not convert it; docs/make-a-site.md has the command.",
      fr: "Convertissez la police : tous les navigateurs lisent le WOFF2, deux fois plus léger que le TTF ou l’OTF. Changer son extension ne la convertit pas ; la commande est dans docs/make-a-site.md.",
    },
  },
  "unsupported-photo": {
    title: { en: "A photo's format is not taken", fr: "Le format d’une photo n’est pas accepté" },
    hint: {
      en: 'Export it as JPEG from the phone or the photo program: photos are JPEG, PNG, WebP or AVIF files. A Git LFS pointer stands for the real file, which "git lfs pull" fetches.',
      fr: 'Exportez-la en JPEG depuis le téléphone ou le logiciel de photo : les photos sont des fichiers JPEG, PNG, WebP ou AVIF. Un « Git LFS pointer » tient lieu du vrai fichier : lancez "git lfs pull".',
    },
  },
  "unused-fact": {
    severity: "warning",
    title: { en: "No text names a fact", fr: "Aucun texte ne nomme un fait" },
    hint: {
      en: "Name it where it is said, or remove it.",
      fr: "Nommez-le là où il est dit, ou supprimez-le.",
    },
  },
  "unused-photo": {
    severity: "warning",
    title: {
      en: "No content names a photo that lies among it",
      fr: "Aucun contenu ne nomme une photo qui s’y trouve",
    },
    hint: {
      en: "Name it as the image of a picture, or delete it: it does not go out with the site.",
      fr: "Nommez-la comme image, sous la clé image, ou supprimez-la : elle n’est pas publiée.",
    },
  },
  "unused-picture": {
    severity: "warning",
    title: {
      en: "No content names a picture of content/images",
      fr: "Aucun contenu ne nomme une image de content/images",
    },
    hint: {
      en: "Name it as the image of a picture, or delete its files: they go out with the site.",
      fr: "Nommez-la sous la clé image, ou supprimez ses fichiers : ils seraient publiés avec le site.",
    },
  },
  "value-not-allowed": {
    title: {
      en: "A value is not one of those allowed",
      fr: "Une valeur n’est pas de celles qui sont admises",
    },
    help: {
      en: "Use one of the values that the message lists.",
      fr: "Prenez l’une des valeurs que donne le message.",
    },
  },
  "vanished-page": {
    title: {
      en: "A published page is gone, and nothing redirects its address",
      fr: "Une page publiée a disparu, et rien ne redirige son adresse",
    },
    help: {
      en: "Name it under formerly in the page that replaces it, or under redirects in site.yaml, with gone: true if nothing does. The cache remembers what each build published.",
      fr: "Nommez-la sous formerly dans la page qui la remplace ou sous redirects dans site.yaml, avec gone: true si rien ne la remplace. Le cache retient ce que chaque construction a publié.",
    },
  },
  "visit-without-day": {
    title: {
      en: "A visit of a drawn planning is on a day without a column",
      fr: "Un passage d’un planning dessiné tombe un jour sans colonne",
    },
    hint: {
      en: "Write the day as in days, or add it there: the drawing would leave the visit out.",
      fr: "Écrivez le jour comme sous days, ou ajoutez-l’y : le dessin omettrait ce passage.",
    },
  },
  "wrong-type": {
    title: { en: "A value is not of the expected type", fr: "Une valeur n’est pas du type attendu" },
    help: {
      en: "YAML reads 92040 as a number and yes as a truth value in some readers: quote what is text.",
      fr: "YAML lit 92040 comme un nombre et, selon le lecteur, yes comme une valeur logique : mettez entre guillemets ce qui est un texte.",
    },
  },
  "yaml-syntax": {
    title: { en: "The file is not well-formed YAML", fr: "Le fichier n’est pas du YAML bien formé" },
    hint: {
      en: "Look at the marked place and the line before: a quote, a bracket or an indent is off.",
      fr: "Regardez l’endroit marqué et la ligne d’avant : un guillemet, un crochet ou un retrait est de trop, ou manque.",
    },
  },
  "yaml-tab": {
    title: { en: "A line is indented with a tab", fr: "Une ligne est mise en retrait par une tabulation" },
    hint: {
      en: "Replace each tab by two spaces: YAML is indented with spaces, two a level.",
      fr: "Remplacez chaque tabulation par deux espaces : en YAML, le retrait se fait par des espaces, deux par niveau.",
    },
  },
} satisfies Record<string, CatalogueEntry>;

export type DiagnosticCode = keyof typeof entries;

/** Every diagnostic code. Codes are permanent: a code is never reused or renamed. */
export const catalogue: Readonly<Record<DiagnosticCode, CatalogueEntry>> = entries;
