import { blocks, dwellings, everything, type ForTypes, houses, strata } from './kinds.ts'

export interface CheckItem extends ForTypes {
  /** Kept with what the buyer writes down, so it never changes. */
  id: string
  label: string
  /** What to look for, in one line. */
  hint: string
}

export interface CheckGroup {
  title: string
  items: readonly CheckItem[]
}

const item = (id: string, types: CheckItem['types'], label: string, hint: string): CheckItem => ({
  id,
  types,
  label,
  hint,
})

/** What is worth a look at a home, in the order of a walk from the street to the back fence. */
export const checkGroups: readonly CheckGroup[] = [
  {
    title: 'Street',
    items: [
      item('noise', everything, 'Noise', 'Traffic, trains, planes, dogs. Stand still for a minute.'),
      item('neighbours', everything, 'Next door', 'Building sites, windows that look in, sheds on the boundary.'),
      item('mobile-reception', everything, 'Mobile reception', 'Bars on your own phone, inside and out.'),
      item('parking', dwellings, 'Parking', 'Drive in or measure: a tight space is 2.4 m wide. Permits in the street.'),
    ],
  },
  {
    title: 'Outside',
    items: [
      item('roof', houses, 'Roof and gutters', 'Slipped tiles, rust, sagging lines, plants in the gutters.'),
      item('stumps-slab', houses, 'Stumps or slab', 'Floors that slope or bounce, gaps under the skirtings.'),
      item('drainage', houses, 'Drainage', 'Ground that falls to the house, stains at its foot, blocked pits.'),
      item('termites', houses, 'Signs of termites', 'Hollow timber, mud tubes, and the date of the last treatment.'),
      item('fences', [...houses, 'Land'], 'Fences and boundaries', 'Leaning fences, and whether they match the title.'),
    ],
  },
  {
    title: 'Inside',
    items: [
      item('light', dwellings, 'Light and orientation', 'Where north is, and which rooms get sun in winter.'),
      item('cracks', dwellings, 'Cracks', 'Wider than a coin, diagonal from doors, freshly filled. Look outside too.'),
      item('damp', dwellings, 'Damp and mould', 'A musty smell, tide marks, fresh paint in one corner.'),
      item('windows', dwellings, 'Windows', 'Open some, then close them and listen. Locks, draughts, double glazing.'),
      item(
        'heating-cooling',
        dwellings,
        'Heating and cooling',
        'How old it is and which rooms it reaches. Hear it run.',
      ),
      item('switchboard', houses, 'Switchboard', 'Safety switches, old ceramic fuses, room for more circuits.'),
      item('hot-water', dwellings, 'Hot water', 'Gas, electric, solar or heat pump, and the year on its label.'),
      item('storage', dwellings, 'Storage', 'Linen, pantry, wardrobes, bikes. Is there a cage?'),
    ],
  },
  {
    title: 'Wet areas',
    items: [
      item('water-pressure', dwellings, 'Water pressure', 'Run the shower and a tap together, hot and cold.'),
      item('bathroom', dwellings, 'Bathroom and laundry', 'Loose tiles, cracked grout, soft floors, fans that work.'),
      item('kitchen', houses, 'Kitchen', 'Doors, benches, leaks under the sink, where the rangehood vents.'),
    ],
  },
  {
    title: 'Strata',
    items: [
      item('common-areas', ['Apartment'], 'Common areas', 'Clean and kept up? Read the notices in the foyer.'),
      item('lifts', ['Apartment'], 'Lifts', 'How many, how old, and how long you wait.'),
      item('cladding', ['Apartment'], 'Cladding', 'Panels on the outside: ask for the fire report and who pays.'),
      item('balcony', ['Apartment'], 'Balcony', 'Rust stains, loose rails, pooled water, what may be built in front.'),
      item('by-laws', strata, 'By-laws', 'Pets, floors, short stays, smoking, renovations.'),
      item(
        'sinking-fund',
        strata,
        'Sinking fund and levies',
        'What is in it, the quarterly levy, special levies ahead.',
      ),
      item('defects', strata, 'Building defects', 'Scaffolds, buckets in the garage, claims in the minutes.'),
    ],
  },
  {
    title: 'The block',
    items: [
      item('slope', ['Land'], 'Slope', 'Cut, fill and retaining walls cost tens of thousands.'),
      item('block-size', ['Land'], 'Size and shape', 'Pace it out against the plan, and look for the pegs.'),
      item('easements', blocks, 'Easements', 'Drains, power lines, shared drives: where you may not build.'),
      item('services', blocks, 'Services to the block', 'Water, sewer or septic, power, gas, NBN: how far away.'),
      item('soil', ['Land'], 'Soil and rock', 'Rock, reactive clay, fill or wet ground. Ask for a soil test.'),
      item('access', blocks, 'Access', 'A sealed road, room for trucks, who looks after a shared drive.'),
      item('flood-fire', blocks, 'Flood and bushfire', 'Low ground, creeks, bush on the boundary.'),
      item('outlook', ['Land'], 'Outlook and sun', 'Where north is, and what may be built in front.'),
      item('covenants', ['Land'], 'Covenants', 'Smallest size, materials, and the time you have to build.'),
      item('water', ['Acreage'], 'Tanks, bores and dams', 'How much water in a dry year, and the licences.'),
    ],
  },
]

const itemsById = new Map(checkGroups.flatMap(({ items }) => items.map((one) => [one.id, one] as const)))

/** Undefined for an item that only another build knows. */
export const itemOf = (id: string): CheckItem | undefined => itemsById.get(id)
