import type { SiteModel } from "@vitrine/schema/site-model";
import { useSite } from "../../site-provider.ts";
import styles from "./backdrop.module.css";

/** The outline of each shape of a theme, in a box of 1,200 by 600 that is stretched to its parent. */
const OUTLINES: Readonly<Record<Exclude<SiteModel["theme"]["shape"], "none">, string>> = {
  stroke: "M300 600C620 520 900 330 1010 0h190v190C1090 420 900 560 690 600z",
  arc: "M0 600C240 420 760 250 1200 330v270z",
  slope: "M520 600L900 0h300v600z",
};

/** The theme's shape in the colour of the paper, behind the opening of a page. */
export function Backdrop() {
  const { shape } = useSite().theme;
  if (shape === "none") return null;
  return (
    <svg className={styles["root"]} viewBox="0 0 1200 600" preserveAspectRatio="none" aria-hidden="true">
      <path d={OUTLINES[shape]} />
    </svg>
  );
}
