import { Ground } from "../../examples/ground.tsx";
import { ButtonLink } from "./button-link.tsx";

export const examples = {
  "le bouton": <ButtonLink href="/demande-devis">Je demande un devis gratuit</ButtonLink>,
  "en petit": (
    <ButtonLink href="/demande-devis" small>
      Devis gratuit
    </ButtonLink>
  ),
  "sur l'encre": (
    <Ground colour="ink">
      <ButtonLink href="/demande-devis">Je demande un devis gratuit</ButtonLink>
    </Ground>
  ),
  "un libellé trop long": (
    <ButtonLink href="/demande-devis">
      Je demande pour nos dix-sept établissements un devis gratuit, détaillé et sans engagement d’aucune sorte
    </ButtonLink>
  ),
};
