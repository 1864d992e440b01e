import { printed } from "../../examples/printed.ts";
import { Notices } from "./notices.tsx";

export const examples = {
  "une annonce": (
    <Notices texts={printed(["Nous sommes fermés du 3 au 16 août ; vos messages nous attendent."])} />
  ),
  "deux annonces, dont une longue avec un lien": (
    <Notices
      texts={printed([
        "Muguet du 1er mai : [commandez avant le 28 avril](/zones), et retirez vos brins au magasin ou faites-les livrer dans Paris, sans supplément avant midi.",
        "Fermé le 8.",
      ])}
    />
  ),
};
