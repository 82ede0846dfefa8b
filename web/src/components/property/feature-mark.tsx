import type { Property } from '@verandah/contracts'
import {
  AirVent,
  Bath,
  BatteryCharging,
  BookOpen,
  Building2,
  Cctv,
  Check,
  DoorOpen,
  Droplets,
  Dumbbell,
  Eye,
  Fence,
  Flame,
  HouseWifi,
  Layers,
  Leaf,
  type LucideIcon,
  PawPrint,
  ShieldCheck,
  Shirt,
  ShowerHead,
  SolarPanel,
  Sun,
  Tractor,
  Trees,
  Utensils,
  Warehouse,
  WashingMachine,
  Waves,
} from 'lucide-react'
import { createElement } from 'react'
import { cn } from '@/components/ui/cn.ts'

/** The first match wins. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/flood/i, Droplets],
  [/solar/i, SolarPanel],
  [/battery/i, BatteryCharging],
  [/pool|spa\b|water views|ocean|beach/i, Waves],
  [/nbn|internet|broadband|pay tv/i, HouseWifi],
  [/view/i, Eye],
  [/air con|cooling|ventilat/i, AirVent],
  [/heat|fire|gas/i, Flame],
  [/wardrobe|robe|furnish/i, Shirt],
  [/ensuite|shower/i, ShowerHead],
  [/bath/i, Bath],
  [/dishwasher|kitchen|dining/i, Utensils],
  [/laundry|washing/i, WashingMachine],
  [/study|office|library/i, BookOpen],
  [/floor|carpet|tile/i, Layers],
  [/gym|tennis|court\b/i, Dumbbell],
  [/fenc/i, Fence],
  [/garden|courtyard|\btree|yard/i, Trees],
  [/alarm|secur/i, ShieldCheck],
  [/intercom|camera/i, Cctv],
  [/pet/i, PawPrint],
  [/garage|shed|workshop|carport|parking/i, Warehouse],
  [/balcon|deck|outdoor|verandah|patio|entertain/i, DoorOpen],
  [/water|tank|rain/i, Droplets],
  [/energy|insulat|glaz|eco/i, Leaf],
  [/north|light|sun/i, Sun],
  [/rural|acre/i, Tractor],
  [/retirement|lift|concierge/i, Building2],
]

const featureIcon = (feature: string): LucideIcon => icons.find(([words]) => words.test(feature))?.[1] ?? Check

export function FeatureMark({ feature, className }: { feature: string; className?: string }) {
  return createElement(featureIcon(feature), {
    'aria-hidden': true,
    className: cn('size-4 shrink-0', className),
    strokeWidth: 1.75,
  })
}

const flags: Readonly<Partial<Record<string, string>>> = {
  'isrural: true': 'Rural property',
  'isretirement: true': 'Retirement property',
}

/** Returns a home's features as distinct labels: expands known flags, drops those set to false. */
export function featureLabels({
  features,
  detectedFeatures,
}: Pick<Property, 'features' | 'detectedFeatures'>): string[] {
  const words = [...features, ...detectedFeatures]
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '' && !/:\s*false$/i.test(feature))
    .map((feature) => flags[feature.toLowerCase().replace(/(?<!\s)\s*:\s*/, ': ')] ?? feature)
  return words.filter((word, index) => words.findIndex((other) => isSame(word, other)) === index)
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
