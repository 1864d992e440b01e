/** The forms of a place name that a French sentence needs. */
export interface PlaceName {
  /** The name alone: "Le Kremlin-Bicêtre", "Paris 3e". */
  readonly name: string;
  /** The name after « à »: "au Kremlin-Bicêtre", "aux Lilas", "à Clichy". */
  readonly at: string;
  /** The name after « de »: "du Kremlin-Bicêtre", "des Lilas", "d'Aubervilliers". */
  readonly of: string;
  /** The name after « de » where the city is clear: "du 3e", and for other places as `of`. */
  readonly ofInShort: string;
}

const ARRONDISSEMENT = /^(Paris|Lyon|Marseille) (\d{1,2})er?(?: Arrondissement)?$/i;
const ARTICLE = /^(Le |La |Les |L['’])(.+)$/u;
/** Vowels, and y where it sounds as a vowel ("d'Yvetot", but "de Yerres"). */
const VOWEL = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y(?=[^aàâäeéèêëiîïoôöuùûü\s-]))/iu;
const H = /^h/iu;

/**
 * Returns the forms of an official French place name, contracted as its article demands.
 *
 * - « Le » and « Les » contract: à + Le = au, à + Les = aux, de + Le = du, de + Les = des.
 * - « L' » and « La » stay.
 * - "Paris 3e Arrondissement" is read as "Paris 3e".
 *
 * The spelling does not show a mute h ("d'Herblay", "de Houilles"), so `muteH` comes from a registry. Without
 * it the h counts as aspirated.
 */
export function placeName(official: string, muteH = false): PlaceName {
  const arrondissement = ARRONDISSEMENT.exec(official);
  if (arrondissement) {
    const [, city = "", digits = ""] = arrondissement;
    const number = `${Number(digits)}${Number(digits) === 1 ? "er" : "e"}`;
    const name = `${city} ${number}`;
    return { name, at: `à ${name}`, of: `de ${name}`, ofInShort: `du ${number}` };
  }
  const forms = contracted(official, muteH);
  return { ...forms, ofInShort: forms.of };
}

/** The prepositions « à » and « de », each with an article. */
const WITH_ARTICLE: Readonly<Record<string, readonly [at: string, of: string]>> = {
  "Le ": ["au ", "du "],
  "Les ": ["aux ", "des "],
  "La ": ["à La ", "de La "],
  "L'": ["à L'", "de L'"],
};

function contracted(official: string, muteH: boolean): Omit<PlaceName, "ofInShort"> {
  const [, article = "", bare = official] = ARTICLE.exec(official) ?? [];
  const isElided = VOWEL.test(official) || (muteH && H.test(official));
  const [at, of] = WITH_ARTICLE[article.replace("’", "'")] ?? ["à ", isElided ? "d'" : "de "];
  return { name: official, at: at + bare, of: of + bare };
}
