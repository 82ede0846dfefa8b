import type { Building, BuildingStyle } from '../market/home.ts'
import type { Random } from '../market/random.ts'

const lines: Readonly<Record<BuildingStyle, readonly string[]>> = {
  queenslander: [
    'Classic Queenslander catching every breeze',
    'Wide verandahs, high ceilings, easy living',
    'A colonial beauty in a leafy pocket',
    'Character cottage with room to move',
  ],
  terrace: [
    'Victorian terrace with a sunny rear garden',
    'Iron lace, marble mantels and a modern heart',
    'A handsome terrace moments from everything',
    'Period charm meets effortless city living',
  ],
  weatherboard: [
    'Weatherboard charmer with a north-facing rear',
    'Sweet on the street, surprising within',
    'Edwardian grace, family scale',
    'A much-loved home ready for its next chapter',
  ],
  brick: [
    'Solid brick family home, first time offered in 30 years',
    'Move in, renovate or rebuild (STCA)',
    'Generous proportions on a quiet street',
    'Mid-century bones with endless potential',
  ],
  modern: [
    'Architect-designed living for the modern family',
    'Light, space and a seamless garden connection',
    'As new, low maintenance and beautifully finished',
    'Contemporary family haven',
  ],
  townhouse: [
    'Town residence with a courtyard and a study nook',
    'Lock up and leave convenience',
    'Three levels of clever design',
    'Street-front townhouse in a boutique group',
  ],
  walkup: [
    'Light-filled apartment in a tightly held block',
    'Art-inspired interiors, leafy outlook',
    'First home or blue-chip investment',
    'Top-floor position with a treetop aspect',
  ],
  apartments: [
    'Contemporary apartment with district views',
    'Resort-style living at the heart of it all',
    'North-facing and perfectly positioned',
    'Space, style and secure parking',
  ],
  farmhouse: [
    'Country living, ten minutes from town',
    'Acreage with dams, shedding and a view',
    'Room for the horses and the whole family',
  ],
  land: [
    'Build the home you have been dreaming of',
    'Titled, level and ready to go',
    'A rare parcel in a proven street',
  ],
}

export function writeHeadline({ style }: Building, random: Random): string {
  const line = random.pick(lines[style])
  return random.chance(0.2) ? line.toUpperCase() : random.chance(0.12) ? `${line}!` : line
}
