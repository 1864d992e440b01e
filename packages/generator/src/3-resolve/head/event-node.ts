import type { JsonLdNode } from "@vitrine/schema/page-head";
import type { Section } from "@vitrine/schema/sections";
import type { DeployedSite } from "../settings.ts";
import { postalAddress } from "./business-nodes.ts";
import { reference } from "./structured-data.ts";

type Event = Section<"events">["items"][number];

/** Gives the node of an event, at the company's address unless it says where (schema.org Event). */
export const eventNode = (
  { url, name: company, contact }: DeployedSite,
  { name, from, to, opens, closes, place, full = false }: Event,
): JsonLdNode => ({
  "@type": "Event",
  name,
  startDate: opens === undefined ? from : `${from}T${opens}`,
  endDate: closes === undefined ? to : `${to ?? from}T${closes}`,
  location: {
    "@type": "Place",
    name: place ?? company,
    address: place ?? postalAddress(contact, contact.country),
  },
  organizer: reference(`${url}/#business`),
  ...(full && { remainingAttendeeCapacity: 0 }),
});
