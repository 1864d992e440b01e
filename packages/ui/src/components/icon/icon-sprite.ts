import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  Building,
  Calendar,
  Check,
  Clock,
  ConciergeBell,
  Droplets,
  Dumbbell,
  Euro,
  FileText,
  GraduationCap,
  Key,
  Layers,
  Leaf,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Moon,
  Package,
  Phone,
  Rocket,
  Scale,
  Shield,
  ShoppingBag,
  Sparkles,
  Stethoscope,
  Sun,
  Users,
  Utensils,
  Wind,
} from "lucide-react";
import type { IconName } from "@vitrine/schema/content/icon";

const drawings = {
  building: Building,
  calendar: Calendar,
  check: Check,
  clock: Clock,
  "concierge-bell": ConciergeBell,
  droplets: Droplets,
  dumbbell: Dumbbell,
  euro: Euro,
  "file-text": FileText,
  "graduation-cap": GraduationCap,
  key: Key,
  layers: Layers,
  leaf: Leaf,
  "map-pin": MapPin,
  message: MessageCircle,
  moon: Moon,
  package: Package,
  phone: Phone,
  rocket: Rocket,
  scale: Scale,
  shield: Shield,
  "shopping-bag": ShoppingBag,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  sun: Sun,
  users: Users,
  utensils: Utensils,
  wind: Wind,
} as const satisfies Record<IconName, LucideIcon>;

/**
 * The text of icons.svg: every icon as a named symbol for `<use>`. Strokes take the colour of the text around
 * the icon.
 */
export function iconSprite(): string {
  const symbols = Object.entries(drawings).map(([name, Drawing]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing, { className: "" }));
    const lines = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(/><\/[a-z]+>/g, "/>");
    return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}
