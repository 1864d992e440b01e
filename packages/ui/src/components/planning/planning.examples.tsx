import { examplePictures } from "../../examples/example-pictures.ts";
import { Planning } from "./planning.tsx";

export const examples = {
  "deux sites": (
    <Planning
      alt="Deux sites sur le même planning."
      picture={examplePictures.desk}
      tabs={["Planning", "Factures"]}
      days={["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]}
      sites={[
        { name: "Siège", agent: "avec Ada", visits: [{ day: "mar.", time: "19\u202Fh" }] },
        {
          name: "Anticonstitutionnellement",
          visits: [
            { day: "lun.", time: "6\u202Fh\u202F30" },
            { day: "dim.", time: "9\u202Fh", added: true },
          ],
        },
      ]}
      message="« Commencez par la cuisine. »"
      figures={[
        { figure: "2 sites", text: "sur le même planning" },
        { figure: "1 facture", text: "par mois" },
      ]}
    />
  ),
};
