import { type Commune, communes, type Street } from "./streets.data.ts";

/** An address as the geocoder returns it: a house on a street, or a whole street. */
export interface Address {
  readonly label: string;
  /** The label's first part: "12 Rue de la Paix". */
  readonly name: string;
  readonly street: Street;
  readonly commune: Commune;
  /** The arrondissement: "Paris 2e Arrondissement". Communes outside of Paris have none. */
  readonly district?: string;
  readonly houseNumber?: string;
}

/** Returns the address of a street, or of one house of it. */
export function addressOn(street: Street, houseNumber?: string): Address {
  const commune = communes[street.postcode] ?? parisOf(street.postcode);
  const name = houseNumber === undefined ? street.name : `${houseNumber} ${street.name}`;
  return {
    label: `${name} ${street.postcode} ${commune.city}`,
    name,
    street,
    commune,
    ...(commune.city === "Paris" && { district: districtOf(street.postcode) }),
    ...(houseNumber !== undefined && { houseNumber }),
  };
}

/** An arrondissement's INSEE code is its postal code with 1 in the middle: 75002 is 75102. */
function parisOf(postcode: string): Commune {
  return { city: "Paris", citycode: `751${postcode.slice(3)}`, context: "75, Paris, Île-de-France" };
}

function districtOf(postcode: string): string {
  const number = Number(postcode.slice(3));
  return `Paris ${number}${number === 1 ? "er" : "e"} Arrondissement`;
}
