/**
 * Real streets by postal code and town, each with its last known house number. They cover the places that have a page on
 * the site, and a few others.
 */
export const towns: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "75001 Paris": { "Rue de Rivoli": 250, "Rue Saint-Honoré": 420, "Place Vendôme": 28 },
  "75002 Paris": { "Rue de la Paix": 27, "Rue Réaumur": 134, "Rue Montorgueil": 104 },
  "75003 Paris": { "Rue de Bretagne": 69, "Rue de Turenne": 139 },
  "75004 Paris": { "Rue de Rivoli": 100, "Rue des Francs Bourgeois": 61 },
  "75005 Paris": { "Boulevard Saint-Michel": 147, "Rue Mouffetard": 149 },
  "75006 Paris": { "Boulevard Saint-Germain": 200, "Rue de Rennes": 176 },
  "75007 Paris": { "Rue Cler": 64, "Avenue de Ségur": 81 },
  "75008 Paris": { "Avenue des Champs-Élysées": 156, "Boulevard Haussmann": 198, "Rue La Boétie": 136 },
  "75009 Paris": { "Boulevard Haussmann": 70, "Rue des Martyrs": 69, "Rue La Fayette": 92 },
  "75010 Paris": { "Rue du Faubourg Saint-Denis": 214, "Boulevard de Magenta": 170 },
  "75011 Paris": { "Rue Oberkampf": 157, "Rue de la Roquette": 196, "Rue de Charonne": 180 },
  "75012 Paris": { "Avenue Daumesnil": 300, "Rue de Bercy": 252 },
  "75013 Paris": { "Avenue d'Italie": 190, "Rue de Tolbiac": 210 },
  "75014 Paris": { "Rue Daguerre": 109, "Avenue du Général Leclerc": 146 },
  "75015 Paris": { "Rue de Vaugirard": 408, "Rue du Commerce": 104 },
  "75016 Paris": { "Avenue Victor Hugo": 195, "Rue de Passy": 99 },
  "75017 Paris": { "Avenue de Clichy": 180, "Rue de Courcelles": 217 },
  "75018 Paris": { "Rue Lepic": 108, "Rue Ordener": 212 },
  "75019 Paris": { "Avenue Jean Jaurès": 220, "Rue de Crimée": 254 },
  "75020 Paris": { "Rue de Ménilmontant": 154, "Rue des Pyrénées": 401 },
  "92100 Boulogne-Billancourt": { "Route de la Reine": 168, "Boulevard Jean Jaurès": 240 },
  "92110 Clichy": { "Rue de Paris": 96, "Boulevard Jean Jaurès": 120, "Boulevard Victor Hugo": 160 },
  "92200 Neuilly-sur-Seine": { "Avenue Charles de Gaulle": 200, "Rue de Longchamp": 130 },
  "92300 Levallois-Perret": { "Rue Anatole France": 160, "Rue Victor Hugo": 130 },
  "93100 Montreuil": { "Rue de Paris": 290 },
  "93260 Les Lilas": { "Rue de Paris": 270 },
  "94270 Le Kremlin-Bicêtre": { "Avenue de Fontainebleau": 120 },
  "94300 Vincennes": { "Rue de Fontenay": 220 },
};
