import {
  Building, Calendar, Check, Clock, ConciergeBell, Droplets, Dumbbell, Euro, FileText, GraduationCap, Key, Layers, Leaf,
  type LucideIcon, MapPin, MessageCircle, Moon, Package, Phone, Rocket, Scale, Shield, ShoppingBag, Sparkles, Stethoscope,
  Sun, Users, Utensils, Wind,
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

/** A pictogram beside a text that says the same: hidden from assistive technology. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  const Drawing = drawings[name];
  return <Drawing className="" size={size} strokeWidth={1.75} aria-hidden />;
}
