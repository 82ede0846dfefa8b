import type { BuildingStyle } from '../market/home.ts'

/** Opening sentences; `{street}` and `{suburb}` are filled in. */
export const openings: Readonly<Record<BuildingStyle, readonly string[]>> = {
  queenslander: [
    'Raised to catch the afternoon breeze, this much-admired Queenslander on {street} pairs VJ walls, fretwork breezeways and hoop pine floors with a relaxed rear deck.',
    'Set behind a picket fence on {street}, this timber home wraps itself in verandahs &amp; the sort of calm that is hard to find this close to town.',
  ],
  terrace: [
    'Behind a classic fa&ccedil;ade of iron lace and tessellated tiles, this terrace on {street} opens to surprisingly generous proportions and a rear flooded with natural light.',
    'Held by one family for two generations, this Victorian terrace retains its arched hallway, ornate ceilings &amp; original mantels.',
  ],
  weatherboard: [
    'Sitting proudly on a wide frontage in {street}, this period weatherboard has been thoughtfully extended so that sunlight floods the living area all day.',
    'Full of heart and ready to enjoy, this classic weatherboard offers an easy single-level plan &amp; a deep garden.',
  ],
  brick: [
    'Built to last and lovingly kept, this solid brick home on {street} offers comfort today and all the scope in the world for tomorrow (STCA).',
    'Quietly placed on {street}, this double-brick residence is bigger than it looks, with separate living zones and a deep, level yard.',
  ],
  modern: [
    'Crisp lines, soaring ceilings &amp; walls of glass define this near-new home, designed for the way families really live.',
    'Designed around a central garden, this contemporary residence on {street} is light-flooded, energy-wise and beautifully resolved.',
  ],
  townhouse: [
    'One of a boutique group on {street}, this town residence offers house-like proportions without the upkeep.',
    'Street-facing and smartly planned over multiple levels, this townhouse puts {suburb}&rsquo;s cafes and transport at the door.',
  ],
  walkup: [
    'Positioned on the quiet side of a solid, well-run block, this apartment is generous, bright and full of retro soul.',
    'In a block of only twelve on {street}, this updated apartment enjoys leafy outlooks from every window.',
  ],
  apartments: [
    'High above {street}, this apartment brings together clean design, a deep balcony &amp; an enviable lifestyle address.',
    'Moments from the best of {suburb}, this secure apartment combines open-plan living with a wide north-facing balcony.',
  ],
  farmhouse: [
    'Rolling paddocks, established trees and a homestead with a wraparound verandah: this is the change of pace you have been waiting for.',
    'An easy drive from the centre of {suburb}, this acreage holding offers privacy, water and big skies.',
  ],
  land: [
    'A rare opportunity to secure a level, titled allotment in an established part of {suburb} (STCA).',
    'With services at the boundary &amp; no heritage overlay, this block on {street} is ready for your plans.',
  ],
}

export const interiors: readonly string[] = [
  'The open kitchen, complete with stone benches and a walk-in pantry, anchors a dining zone that flows to the outdoors.',
  'A stylish kitchen with 900mm gas cooktop overlooks the living area, where polished boards meet generous glazing.',
  'Formal and casual living areas give everyone room to breathe, while bedrooms are peacefully set to the rear.',
  'Bedrooms are well sized with built-in robes; the bathroom has been refreshed with floor-to-ceiling tiles.',
  'The floor plan is as practical as it is pretty, with good storage, a separate laundry and room for a desk.',
  'High ceilings, fresh paint and new carpets mean there is nothing to do but bring the furniture.',
]

export const places: readonly string[] = [
  'Stroll to cafes, schools, parkland and public transport.',
  'With the village strip, the station &amp; bike paths all close by, the car can stay at home.',
  'Zoned for sought-after schools (verify with the Department) and minutes to the shops.',
  'Close to parks, playgrounds, medical services and the best coffee in {suburb}.',
]

export const floodRemarks: readonly string[] = [
  'Elevated position, flood free in 2011 and 2022.',
  'Please note that part of the land is subject to a flood overlay (LSIO); refer to the contract.',
  'The property is not in a flood zone according to the council search.',
]

export const networkRemarks: readonly string[] = [
  'nbn connected (FTTP)',
  'NBN (FTTN), FTTP upgrade available',
  'nbn fibre to the curb (FTTC)',
  'nbn HFC connected',
  'FTTP internet',
]

export const solarRemarks: readonly string[] = [
  '6.6kW solar panels installed 2021, battery ready',
  '13kW solar system with a 10kWh battery',
  'Solar panels (22) and a 5kW inverter',
  'Roof-mounted solar PV',
]

export const solarTraps: readonly string[] = ['Solar-ready roof', 'Ideal aspect with potential for solar panels']

export const closings: readonly string[] = [
  'A must-inspect for the discerning buyer.',
  'Inspection will impress. Contact the agents today!',
  'Don&rsquo;t miss this one.',
  'Disclaimer: while every care has been taken, buyers should rely on their own enquiries.',
]
