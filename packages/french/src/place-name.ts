/** The forms of a place name that a French sentence needs. */
export interface PlaceName {
  /** As it stands alone: "Le Kremlin-Bicêtre", "Paris 3e". */
  readonly name: string;
  /** Where: "au Kremlin-Bicêtre", "aux Lilas", "à Clichy". */
  readonly at: string;
  /** Whose, whence: "du Kremlin-Bicêtre", "des Lilas", "d'Aubervilliers". */
  readonly of: string;
}

const ARRONDISSEMENT = /^(Paris|Lyon|Marseille) (\d{1,2})er?(?: Arrondissement)?$/i;
const ARTICLE = /^(Le |La |Les |L['’])(.+)$/u;
/** Vowels and the mute h of town names ("d'Herblay"); towns with an aspirated h are listed. */
const ELIDES = /^[aàâäeéèêëiîïoôöuùûüœæh]/iu;
const ASPIRATED_H =
  /^(ha[iï]ll|hambach|ham$|ham-|halluin|han-|haubourdin|haut|hazebrouck|hem$|hem-|hénin|hou|honfleur)/iu;

/**
 * Gives the forms of an official French place name, with the contractions that its article
 * calls for: à + Le = au, à + Les = aux, de + Le = du, de + Les = des; « L' » and « La » stay.
 * "Paris 3e Arrondissement" is read as "Paris 3e".
 */
export function placeName(official: string): PlaceName {
  const arrondissement = ARRONDISSEMENT.exec(official);
  if (arrondissement) {
    const [, city = "", digits = ""] = arrondissement;
    const name = `${city} ${Number(digits)}${Number(digits) === 1 ? "er" : "e"}`;
    return { name, at: `à ${name}`, of: `de ${name}` };
  }
  const [, article = "", bare = official] = ARTICLE.exec(official) ?? [];
  switch (article) {
    case "Le ":
      return { name: official, at: `au ${bare}`, of: `du ${bare}` };
    case "Les ":
      return { name: official, at: `aux ${bare}`, of: `des ${bare}` };
    case "La ":
      return { name: official, at: `à La ${bare}`, of: `de La ${bare}` };
    case "":
      return {
        name: official,
        at: `à ${official}`,
        of: elides(official) ? `d'${official}` : `de ${official}`,
      };
    default:
      return { name: official, at: `à L'${bare}`, of: `de L'${bare}` };
  }
}

function elides(name: string): boolean {
  return ELIDES.test(name) && !ASPIRATED_H.test(name);
}
