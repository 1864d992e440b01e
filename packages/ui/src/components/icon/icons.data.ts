import { icons, type LucideIcon } from "lucide-react";
import type { IconName } from "@vitrine/schema/content/icon";
import type { NetworkName } from "@vitrine/schema/text-links";

/** The drawing of every icon, which icons.svg holds. */
export const drawings = {
  building: icons.Building,
  calendar: icons.Calendar,
  check: icons.Check,
  clock: icons.Clock,
  "concierge-bell": icons.ConciergeBell,
  droplets: icons.Droplets,
  dumbbell: icons.Dumbbell,
  euro: icons.Euro,
  "file-text": icons.FileText,
  "graduation-cap": icons.GraduationCap,
  key: icons.Key,
  layers: icons.Layers,
  leaf: icons.Leaf,
  "map-pin": icons.MapPin,
  message: icons.MessageCircle,
  moon: icons.Moon,
  package: icons.Package,
  phone: icons.Phone,
  rocket: icons.Rocket,
  scale: icons.Scale,
  shield: icons.Shield,
  "shopping-bag": icons.ShoppingBag,
  sparkles: icons.Sparkles,
  stethoscope: icons.Stethoscope,
  sun: icons.Sun,
  users: icons.Users,
  utensils: icons.Utensils,
  wind: icons.Wind,
} as const satisfies Record<IconName, LucideIcon>;

/** Signs of the social networks, drawn for this project: Lucide has none. */
export const networks = {
  facebook: `<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>`,
  instagram: `<rect x="2" y="2" width="20" height="20" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/>`,
  linkedin: `<path d="M9 21V9h4v2a4.5 4.5 0 0 1 8 3v7h-4v-6.5a2 2 0 0 0-4 0V21z"/><path d="M3 9h3v12H3z"/><circle cx="4.5" cy="4.5" r="1.5"/>`,
  tiktok: `<path d="M14 3v12a4 4 0 1 1-4-4"/><path d="M14 3c.4 3 2.6 5 5.5 5.2"/>`,
  whatsapp: `<path d="m3 21 1.6-4.7A9 9 0 1 1 8 19.6z"/><path d="M9 8.5c0 3.6 2.9 6.5 6.5 6.5l.5-1.8-2.2-1-1 1a5.6 5.6 0 0 1-2.5-2.5l1-1-1-2.2z"/>`,
  x: `<path d="m4 4 16 16"/><path d="M20 4 4 20"/>`,
  youtube: `<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3z"/>`,
} as const satisfies Record<NetworkName, string>;
