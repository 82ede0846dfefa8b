import { type CheckId, checkLabels } from '@verandah/contracts'
import { blocks, dwellings, everything, type ForTypes, houses, strata } from './kinds.ts'

export interface CheckItem extends ForTypes {
  /** Kept with what the buyer writes down, so it never changes. */
  id: CheckId
  label: string
  hint: string
}

export interface CheckGroup {
  title: string
  items: readonly CheckItem[]
}

const item = (id: CheckId, types: CheckItem['types'], hint: string): CheckItem => ({
  id,
  types,
  label: checkLabels[id],
  hint,
})

/** What is worth a look at a home, in the order of a walk from the street to the back fence. */
export const checkGroups: readonly CheckGroup[] = [
  {
    title: 'Street',
    items: [
      item('noise', everything, 'Traffic, trains, planes, dogs. Stand still for a minute.'),
      item('neighbours', everything, 'Building sites, windows that look in, sheds on the boundary.'),
      item('mobile-reception', everything, 'Bars on your own phone, inside and out.'),
      item('parking', dwellings, 'Drive in or measure: a tight space is 2.4 m wide. Permits in the street.'),
    ],
  },
  {
    title: 'Outside',
    items: [
      item('roof', houses, 'Slipped tiles, rust, sagging lines, plants in the gutters.'),
      item('stumps-slab', houses, 'Floors that slope or bounce, gaps under the skirtings.'),
      item('drainage', houses, 'Ground that falls to the house, stains at its foot, blocked pits.'),
      item('termites', houses, 'Hollow timber, mud tubes, and the date of the last treatment.'),
      item('fences', [...houses, 'Land'], 'Leaning fences, and whether they match the title.'),
    ],
  },
  {
    title: 'Inside',
    items: [
      item('light', dwellings, 'Where north is, and which rooms get sun in winter.'),
      item('cracks', dwellings, 'Wider than a coin, diagonal from doors, freshly filled. Look outside too.'),
      item('damp', dwellings, 'A musty smell, tide marks, fresh paint in one corner.'),
      item('windows', dwellings, 'Open some, then close them and listen. Locks, draughts, double glazing.'),
      item('heating-cooling', dwellings, 'How old it is and which rooms it reaches. Hear it run.'),
      item('switchboard', houses, 'Safety switches, old ceramic fuses, room for more circuits.'),
      item('hot-water', dwellings, 'Gas, electric, solar or heat pump, and the year on its label.'),
      item('storage', dwellings, 'Linen, pantry, wardrobes, bikes. Is there a cage?'),
    ],
  },
  {
    title: 'Wet areas',
    items: [
      item('water-pressure', dwellings, 'Run the shower and a tap together, hot and cold.'),
      item('bathroom', dwellings, 'Loose tiles, cracked grout, soft floors, fans that work.'),
      item('kitchen', houses, 'Doors, benches, leaks under the sink, where the rangehood vents.'),
    ],
  },
  {
    title: 'Strata',
    items: [
      item('common-areas', ['Apartment'], 'Clean and kept up? Read the notices in the foyer.'),
      item('lifts', ['Apartment'], 'How many, how old, and how long you wait.'),
      item('cladding', ['Apartment'], 'Panels on the outside: ask for the fire report and who pays.'),
      item('balcony', ['Apartment'], 'Rust stains, loose rails, pooled water, what may be built in front.'),
      item('by-laws', strata, 'Pets, floors, short stays, smoking, renovations.'),
      item('sinking-fund', strata, 'What is in it, the quarterly levy, special levies ahead.'),
      item('defects', strata, 'Scaffolds, buckets in the garage, claims in the minutes.'),
    ],
  },
  {
    title: 'The block',
    items: [
      item('slope', ['Land'], 'Cut, fill and retaining walls cost tens of thousands.'),
      item('block-size', ['Land'], 'Pace it out against the plan, and look for the pegs.'),
      item('easements', blocks, 'Drains, power lines, shared drives: where you may not build.'),
      item('services', blocks, 'Water, sewer or septic, power, gas, NBN: how far away.'),
      item('soil', ['Land'], 'Rock, reactive clay, fill or wet ground. Ask for a soil test.'),
      item('access', blocks, 'A sealed road, room for trucks, who looks after a shared drive.'),
      item('flood-fire', blocks, 'Low ground, creeks, bush on the boundary.'),
      item('outlook', ['Land'], 'Where north is, and what may be built in front.'),
      item('covenants', ['Land'], 'Smallest size, materials, and the time you have to build.'),
      item('water', ['Acreage'], 'How much water in a dry year, and the licences.'),
    ],
  },
]

const itemsById = new Map<string, CheckItem>(
  checkGroups.flatMap(({ items }) => items.map((one) => [one.id, one] as const)),
)

/** Undefined for an item that only another build knows. */
export function itemOf(id: string): CheckItem | undefined {
  return itemsById.get(id)
}
