import { expect, it } from "vitest";
import { businessTypeOf } from "./business-type-of.ts";

it.each([
  ["Vétérinaire", "VeterinaryCare"],
  ["Clinique vétérinaire", "VeterinaryCare"],
  ["Cabinet d’avocats", "LegalService"],
  ["Agence immobilière", "RealEstateAgent"],
  ["Plombier chauffagiste", "Plumber"],
  ["Bar à ongles", "NailSalon"],
  ["Portes de garage", undefined],
  ["Chambres d’hôtes", "BedAndBreakfast"],
  ["Agence de voyages", "TravelAgency"],
  ["Bar à cils", "BeautySalon"],
  ["Brasserie", "Restaurant"],
  ["Brasserie artisanale", "Brewery"],
  ["Studio de yoga", "HealthClub"],
  ["YogaStudio", "HealthClub"],
  ["Médecin vétérinaire", "VeterinaryCare"],
  ["Barbecue", undefined],
  ["Camping-cars", undefined],
  ["Hôtel pour chats", undefined],
  ["Restaurateur de meubles anciens", undefined],
  ["Nettoyage de bureaux", undefined],
])("gives the type of « %s »", (trade, type) => {
  expect(businessTypeOf(trade)).toBe(type);
});
