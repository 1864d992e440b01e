import { DepartmentList } from "./department-list.tsx";

export const examples = {
  "avec et sans page": (
    <DepartmentList
      departments={[
        { code: "04", name: "Alpes-de-Haute-Provence", route: "/zones/alpes-de-haute-provence", count: 198 },
        { code: "62", name: "Pas-de-Calais", route: "/zones/pas-de-calais", count: 890 },
        { code: "75", name: "Paris", route: "/zones/paris", count: 1 },
        { code: "94", name: "Val-de-Marne", count: 0 },
      ]}
    />
  ),
};
