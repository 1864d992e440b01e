// The modules that page modules import: one name for each template.
export { DepartmentPage } from "./department-page/department-page.tsx";
export { LegalPage } from "./legal-page/legal-page.tsx";
export { SectionsPage } from "./sections-page/sections-page.tsx";
export { SectorPage } from "./sector-page/sector-page.tsx";
export { ZonePage } from "./zone-page/zone-page.tsx";
