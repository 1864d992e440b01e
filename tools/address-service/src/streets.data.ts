/** A street with its last known house number and its position in degrees (WGS 84), exact to a block. */
export interface Street {
  readonly name: string;
  readonly postcode: string;
  readonly last: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** Real streets of the places that have a page on the site, and of a few others of the inner ring. */
export const streets: readonly Street[] = [
  { name: "Rue de Rivoli", postcode: "75001", last: 250, longitude: 2.335, latitude: 48.863 },
  { name: "Rue Saint-Honoré", postcode: "75001", last: 420, longitude: 2.333, latitude: 48.865 },
  { name: "Place Vendôme", postcode: "75001", last: 28, longitude: 2.329, latitude: 48.867 },
  { name: "Rue de la Paix", postcode: "75002", last: 27, longitude: 2.331, latitude: 48.869 },
  { name: "Rue Réaumur", postcode: "75002", last: 134, longitude: 2.345, latitude: 48.867 },
  { name: "Rue Montorgueil", postcode: "75002", last: 104, longitude: 2.347, latitude: 48.866 },
  { name: "Rue de Bretagne", postcode: "75003", last: 69, longitude: 2.361, latitude: 48.863 },
  { name: "Rue de Turenne", postcode: "75003", last: 139, longitude: 2.364, latitude: 48.86 },
  { name: "Rue de Rivoli", postcode: "75004", last: 100, longitude: 2.353, latitude: 48.857 },
  { name: "Rue des Francs Bourgeois", postcode: "75004", last: 61, longitude: 2.36, latitude: 48.857 },
  { name: "Boulevard Saint-Michel", postcode: "75005", last: 147, longitude: 2.341, latitude: 48.846 },
  { name: "Rue Mouffetard", postcode: "75005", last: 149, longitude: 2.35, latitude: 48.842 },
  { name: "Boulevard Saint-Germain", postcode: "75006", last: 200, longitude: 2.336, latitude: 48.853 },
  { name: "Rue de Rennes", postcode: "75006", last: 176, longitude: 2.329, latitude: 48.849 },
  { name: "Rue Cler", postcode: "75007", last: 64, longitude: 2.306, latitude: 48.857 },
  { name: "Avenue de Ségur", postcode: "75007", last: 81, longitude: 2.309, latitude: 48.85 },
  { name: "Avenue des Champs-Élysées", postcode: "75008", last: 156, longitude: 2.304, latitude: 48.87 },
  { name: "Boulevard Haussmann", postcode: "75008", last: 198, longitude: 2.317, latitude: 48.875 },
  { name: "Rue La Boétie", postcode: "75008", last: 136, longitude: 2.312, latitude: 48.873 },
  { name: "Boulevard Haussmann", postcode: "75009", last: 70, longitude: 2.333, latitude: 48.873 },
  { name: "Rue des Martyrs", postcode: "75009", last: 69, longitude: 2.34, latitude: 48.879 },
  { name: "Rue La Fayette", postcode: "75009", last: 92, longitude: 2.341, latitude: 48.876 },
  { name: "Rue du Faubourg Saint-Denis", postcode: "75010", last: 214, longitude: 2.356, latitude: 48.877 },
  { name: "Boulevard de Magenta", postcode: "75010", last: 170, longitude: 2.357, latitude: 48.876 },
  { name: "Rue Oberkampf", postcode: "75011", last: 157, longitude: 2.375, latitude: 48.865 },
  { name: "Rue de la Roquette", postcode: "75011", last: 196, longitude: 2.378, latitude: 48.857 },
  { name: "Rue de Charonne", postcode: "75011", last: 180, longitude: 2.383, latitude: 48.854 },
  { name: "Avenue Daumesnil", postcode: "75012", last: 300, longitude: 2.391, latitude: 48.841 },
  { name: "Rue de Bercy", postcode: "75012", last: 252, longitude: 2.377, latitude: 48.842 },
  { name: "Avenue d'Italie", postcode: "75013", last: 190, longitude: 2.358, latitude: 48.824 },
  { name: "Rue de Tolbiac", postcode: "75013", last: 210, longitude: 2.362, latitude: 48.826 },
  { name: "Rue Daguerre", postcode: "75014", last: 109, longitude: 2.328, latitude: 48.834 },
  { name: "Avenue du Général Leclerc", postcode: "75014", last: 146, longitude: 2.328, latitude: 48.829 },
  { name: "Rue de Vaugirard", postcode: "75015", last: 408, longitude: 2.308, latitude: 48.841 },
  { name: "Rue du Commerce", postcode: "75015", last: 104, longitude: 2.296, latitude: 48.845 },
  { name: "Avenue Victor Hugo", postcode: "75016", last: 195, longitude: 2.283, latitude: 48.869 },
  { name: "Rue de Passy", postcode: "75016", last: 99, longitude: 2.28, latitude: 48.858 },
  { name: "Avenue de Clichy", postcode: "75017", last: 180, longitude: 2.323, latitude: 48.888 },
  { name: "Rue de Courcelles", postcode: "75017", last: 217, longitude: 2.299, latitude: 48.884 },
  { name: "Rue Lepic", postcode: "75018", last: 108, longitude: 2.335, latitude: 48.886 },
  { name: "Rue Ordener", postcode: "75018", last: 212, longitude: 2.345, latitude: 48.892 },
  { name: "Avenue Jean Jaurès", postcode: "75019", last: 220, longitude: 2.381, latitude: 48.886 },
  { name: "Rue de Crimée", postcode: "75019", last: 254, longitude: 2.383, latitude: 48.885 },
  { name: "Rue de Ménilmontant", postcode: "75020", last: 154, longitude: 2.392, latitude: 48.869 },
  { name: "Rue des Pyrénées", postcode: "75020", last: 401, longitude: 2.396, latitude: 48.866 },
  { name: "Route de la Reine", postcode: "92100", last: 168, longitude: 2.244, latitude: 48.838 },
  { name: "Boulevard Jean Jaurès", postcode: "92100", last: 240, longitude: 2.241, latitude: 48.839 },
  { name: "Rue de Paris", postcode: "92110", last: 96, longitude: 2.309, latitude: 48.904 },
  { name: "Boulevard Jean Jaurès", postcode: "92110", last: 120, longitude: 2.307, latitude: 48.903 },
  { name: "Boulevard Victor Hugo", postcode: "92110", last: 160, longitude: 2.312, latitude: 48.905 },
  { name: "Avenue Charles de Gaulle", postcode: "92200", last: 200, longitude: 2.267, latitude: 48.884 },
  { name: "Rue de Longchamp", postcode: "92200", last: 130, longitude: 2.261, latitude: 48.881 },
  { name: "Rue Anatole France", postcode: "92300", last: 160, longitude: 2.284, latitude: 48.894 },
  { name: "Rue Victor Hugo", postcode: "92300", last: 130, longitude: 2.288, latitude: 48.893 },
  { name: "Rue de Paris", postcode: "93100", last: 290, longitude: 2.427, latitude: 48.857 },
  { name: "Rue de Paris", postcode: "93260", last: 270, longitude: 2.417, latitude: 48.88 },
  { name: "Avenue de Fontainebleau", postcode: "94270", last: 120, longitude: 2.359, latitude: 48.81 },
  { name: "Rue de Fontenay", postcode: "94300", last: 220, longitude: 2.442, latitude: 48.848 },
];

/** A commune as the address base writes it. Paris's arrondissements are one city with a district each. */
export interface Commune {
  readonly city: string;
  readonly citycode: string;
  readonly context: string;
}

/** The communes of the inner ring that `streets` names, by postal code (INSEE codes). */
export const communes: Readonly<Record<string, Commune>> = {
  "92100": { city: "Boulogne-Billancourt", citycode: "92012", context: "92, Hauts-de-Seine, Île-de-France" },
  "92110": { city: "Clichy", citycode: "92024", context: "92, Hauts-de-Seine, Île-de-France" },
  "92200": { city: "Neuilly-sur-Seine", citycode: "92051", context: "92, Hauts-de-Seine, Île-de-France" },
  "92300": { city: "Levallois-Perret", citycode: "92044", context: "92, Hauts-de-Seine, Île-de-France" },
  "93100": { city: "Montreuil", citycode: "93048", context: "93, Seine-Saint-Denis, Île-de-France" },
  "93260": { city: "Les Lilas", citycode: "93045", context: "93, Seine-Saint-Denis, Île-de-France" },
  "94270": { city: "Le Kremlin-Bicêtre", citycode: "94043", context: "94, Val-de-Marne, Île-de-France" },
  "94300": { city: "Vincennes", citycode: "94080", context: "94, Val-de-Marne, Île-de-France" },
};
