/**
 * The centre of each place of the map, in degrees north and east. Communes' centres are from GeoNames (CC BY
 * 4.0, https://www.geonames.org). Arrondissements' centres are taken by hand from the city's own outlines,
 * without the woods. Only the test of the map reads them, since its tiles are placed by eye.
 */
export const placeCentres: Readonly<Record<string, readonly [north: number, east: number]>> = {
  "75101": [48.863, 2.336], // Paris 1er
  "75102": [48.868, 2.343], // Paris 2e
  "75103": [48.863, 2.36], // Paris 3e
  "75104": [48.854, 2.358], // Paris 4e
  "75105": [48.844, 2.351], // Paris 5e
  "75106": [48.849, 2.333], // Paris 6e
  "75107": [48.856, 2.312], // Paris 7e
  "75108": [48.873, 2.313], // Paris 8e
  "75109": [48.877, 2.337], // Paris 9e
  "75110": [48.876, 2.361], // Paris 10e
  "75111": [48.859, 2.38], // Paris 11e
  "75112": [48.838, 2.405], // Paris 12e
  "75113": [48.828, 2.362], // Paris 13e
  "75114": [48.829, 2.326], // Paris 14e
  "75115": [48.84, 2.293], // Paris 15e
  "75116": [48.86, 2.272], // Paris 16e
  "75117": [48.887, 2.307], // Paris 17e
  "75118": [48.893, 2.348], // Paris 18e
  "75119": [48.887, 2.385], // Paris 19e
  "75120": [48.864, 2.401], // Paris 20e
  "92002": [48.753, 2.297], // Antony
  "92004": [48.917, 2.283], // Asnières-sur-Seine
  "92007": [48.796, 2.308], // Bagneux
  "92009": [48.919, 2.275], // Bois-Colombes
  "92012": [48.835, 2.241], // Boulogne-Billancourt
  "92014": [48.779, 2.318], // Bourg-la-Reine
  "92019": [48.765, 2.267], // Châtenay-Malabry
  "92020": [48.802, 2.293], // Châtillon
  "92022": [48.806, 2.189], // Chaville
  "92023": [48.803, 2.267], // Clamart
  "92024": [48.9, 2.31], // Clichy
  "92025": [48.919, 2.254], // Colombes
  "92026": [48.897, 2.257], // Courbevoie
  "92032": [48.793, 2.293], // Fontenay-aux-Roses
  "92033": [48.842, 2.182], // Garches
  "92035": [48.905, 2.247], // La Garenne-Colombes
  "92036": [48.933, 2.3], // Gennevilliers
  "92040": [48.821, 2.277], // Issy-les-Moulineaux
  "92044": [48.894, 2.289], // Levallois-Perret
  "92046": [48.82, 2.3], // Malakoff
  "92047": [48.827, 2.172], // Marnes-la-Coquette
  "92048": [48.814, 2.235], // Meudon
  "92049": [48.816, 2.314], // Montrouge
  "92050": [48.892, 2.207], // Nanterre
  "92051": [48.885, 2.27], // Neuilly-sur-Seine
  "92060": [48.789, 2.271], // Le Plessis-Robinson
  "92062": [48.883, 2.239], // Puteaux
  "92063": [48.877, 2.19], // Rueil-Malmaison
  "92064": [48.846, 2.203], // Saint-Cloud
  "92071": [48.776, 2.29], // Sceaux
  "92072": [48.823, 2.218], // Sèvres
  "92073": [48.871, 2.229], // Suresnes
  "92075": [48.823, 2.29], // Vanves
  "92076": [48.841, 2.157], // Vaucresson
  "92077": [48.824, 2.193], // Ville-d'Avray
  "92078": [48.939, 2.315], // Villeneuve-la-Garenne
  "93001": [48.917, 2.383], // Aubervilliers
  "93005": [48.938, 2.494], // Aulnay-sous-Bois
  "93006": [48.867, 2.417], // Bagnolet
  "93007": [48.939, 2.461], // Le Blanc-Mesnil
  "93008": [48.91, 2.45], // Bobigny
  "93010": [48.902, 2.489], // Bondy
  "93013": [48.934, 2.436], // Le Bourget
  "93014": [48.91, 2.553], // Clichy-sous-Bois
  "93015": [48.917, 2.583], // Coubron
  "93027": [48.928, 2.396], // La Courneuve
  "93029": [48.926, 2.445], // Drancy
  "93030": [48.954, 2.417], // Dugny
  "93031": [48.953, 2.315], // Épinay-sur-Seine
  "93032": [48.883, 2.533], // Gagny
  "93033": [48.862, 2.585], // Gournay-sur-Marne
  "93039": [48.937, 2.339], // L'Île-Saint-Denis
  "93045": [48.88, 2.421], // Les Lilas
  "93046": [48.919, 2.543], // Livry-Gargan
  "93047": [48.898, 2.579], // Montfermeil
  "93048": [48.864, 2.443], // Montreuil
  "93049": [48.863, 2.506], // Neuilly-Plaisance
  "93050": [48.854, 2.549], // Neuilly-sur-Marne
  "93051": [48.85, 2.563], // Noisy-le-Grand
  "93053": [48.891, 2.465], // Noisy-le-Sec
  "93055": [48.894, 2.409], // Pantin
  "93057": [48.907, 2.506], // Les Pavillons-sous-Bois
  "93061": [48.885, 2.404], // Le Pré-Saint-Gervais
  "93062": [48.899, 2.523], // Le Raincy
  "93063": [48.885, 2.435], // Romainville
  "93064": [48.87, 2.499], // Rosny-sous-Bois
  "93066": [48.936, 2.354], // Saint-Denis
  "93070": [48.912, 2.334], // Saint-Ouen-sur-Seine
  "93071": [48.945, 2.527], // Sevran
  "93072": [48.95, 2.383], // Stains
  "93073": [48.95, 2.568], // Tremblay-en-France
  "93074": [48.93, 2.571], // Vaujours
  "93077": [48.883, 2.5], // Villemomble
  "93078": [48.962, 2.533], // Villepinte
  "93079": [48.958, 2.342], // Villetaneuse
  "94001": [48.727, 2.427], // Ablon-sur-Seine
  "94002": [48.806, 2.42], // Alfortville
  "94003": [48.8, 2.333], // Arcueil
  "94004": [48.751, 2.512], // Boissy-Saint-Léger
  "94011": [48.77, 2.479], // Bonneuil-sur-Marne
  "94015": [48.838, 2.525], // Bry-sur-Marne
  "94016": [48.796, 2.337], // Cachan
  "94017": [48.816, 2.494], // Champigny-sur-Marne
  "94018": [48.822, 2.412], // Charenton-le-Pont
  "94019": [48.797, 2.54], // Chennevières-sur-Marne
  "94021": [48.765, 2.35], // Chevilly-Larue
  "94022": [48.768, 2.419], // Choisy-le-Roi
  "94028": [48.793, 2.466], // Créteil
  "94033": [48.854, 2.483], // Fontenay-sous-Bois
  "94034": [48.756, 2.322], // Fresnes
  "94037": [48.813, 2.342], // Gentilly
  "94038": [48.779, 2.337], // L'Haÿ-les-Roses
  "94041": [48.816, 2.385], // Ivry-sur-Seine
  "94042": [48.825, 2.475], // Joinville-le-Pont
  "94043": [48.815, 2.361], // Le Kremlin-Bicêtre
  "94044": [48.745, 2.487], // Limeil-Brévannes
  "94046": [48.812, 2.439], // Maisons-Alfort
  "94047": [48.702, 2.547], // Mandres-les-Roses
  "94048": [48.737, 2.556], // Marolles-en-Brie
  "94052": [48.837, 2.483], // Nogent-sur-Marne
  "94053": [48.776, 2.549], // Noiseau
  "94054": [48.748, 2.393], // Orly
  "94055": [48.786, 2.545], // Ormesson-sur-Marne
  "94056": [48.697, 2.555], // Périgny
  "94058": [48.85, 2.5], // Le Perreux-sur-Marne
  "94059": [48.811, 2.574], // Le Plessis-Trévise
  "94060": [48.785, 2.581], // La Queue-en-Brie
  "94065": [48.746, 2.353], // Rungis
  "94067": [48.839, 2.416], // Saint-Mandé
  "94068": [48.794, 2.493], // Saint-Maur-des-Fossés
  "94069": [48.822, 2.427], // Saint-Maurice
  "94070": [48.727, 2.573], // Santeny
  "94071": [48.769, 2.535], // Sucy-en-Brie
  "94073": [48.765, 2.396], // Thiais
  "94074": [48.745, 2.465], // Valenton
  "94075": [48.72, 2.539], // Villecresnes
  "94076": [48.794, 2.36], // Villejuif
  "94077": [48.737, 2.401], // Villeneuve-le-Roi
  "94078": [48.732, 2.449], // Villeneuve-Saint-Georges
  "94079": [48.831, 2.548], // Villiers-sur-Marne
  "94080": [48.849, 2.438], // Vincennes
  "94081": [48.787, 2.403], // Vitry-sur-Seine
};
