import { examplePictures } from "../../examples/example-pictures.ts";
import { Ground } from "../../examples/ground.tsx";
import { Picture } from "./picture.tsx";

export const examples = {
  "au fil de la page": <Picture picture={examplePictures.street} sizes="60vw" />,
  "dans la première vue": <Picture picture={examplePictures.dentist} sizes="60vw" first />,
  "sans cadre, sur la teinte grise": (
    <Ground colour="shade">
      <Picture picture={examplePictures.office} sizes="60vw" />
    </Ground>
  ),
};
