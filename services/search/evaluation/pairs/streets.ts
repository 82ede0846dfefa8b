import type { Place } from './places.ts'
import type { Random } from './random.ts'

interface StreetType {
  full: string
  share: number
  /** The abbreviation on maps and forms. */
  short: readonly string[]
  misspelt: readonly string[]
}

const type = (full: string, share: number, short: string, misspelt = ''): StreetType => ({
  full,
  share,
  short: short.split(' '),
  misspelt: misspelt.split(' ').filter(Boolean),
})

/** The frequency, abbreviations and misspellings of each type. From general knowledge, November 2026. */
export const commonTypes = [
  type('Street', 40, 'St Str', 'Steet Sreet Stret'),
  type('Road', 16, 'Rd', 'Raod'),
  type('Avenue', 10, 'Ave Av', 'Avenu Avanue Aveune'),
  type('Court', 9, 'Ct Crt', 'Cuort'),
  type('Drive', 8, 'Dr Drv', 'Drvie'),
  type('Place', 5, 'Pl', 'Palce'),
  type('Crescent', 4, 'Cres Cr', 'Cresent Crecent Cresant'),
  type('Close', 3, 'Cl', 'Colse'),
  type('Lane', 2, 'Ln', 'Lnae'),
  type('Way', 2, 'Wy'),
  type('Parade', 2, 'Pde', 'Pararde'),
  type('Terrace', 2, 'Tce Terr', 'Terace Terrrace'),
  type('Grove', 2, 'Gr Gve', 'Grvoe'),
  type('Highway', 1, 'Hwy', 'Highwy'),
]
export const rareTypes = [
  type('Boulevard', 3, 'Bvd Blvd', 'Boulevarde Boulvard Boulavard'),
  type('Circuit', 3, 'Cct Crct', 'Circut Curcuit'),
  type('Loop', 2, 'Lp'),
  type('Retreat', 2, 'Rtt', 'Retreet'),
  type('Esplanade', 2, 'Esp', 'Esplenade'),
  type('Square', 1, 'Sq', 'Sqaure'),
  type('Gardens', 1, 'Gdns', 'Gardnes'),
  type('Circle', 1, 'Cir', 'Cirle'),
  type('View', 1, 'Vw'),
  type('Parkway', 1, 'Pwy Pkwy', 'Parkwy'),
  type('Promenade', 1, 'Prom', 'Promanade'),
  type('Heights', 1, 'Hts', 'Hieghts'),
  type('Ridge', 1, 'Rdge'),
  type('Link', 1, 'Lnk'),
  type('Walk', 1, 'Wlk'),
  type('Track', 1, 'Trk'),
  type('Trail', 1, 'Trl'),
  type('Crossing', 1, 'Crsg', 'Crosing'),
  type('Outlook', 1, 'Otlk'),
  type('Approach', 1, 'App', 'Aproach'),
  type('Entrance', 1, 'Ent', 'Entrence'),
]
export const misspeltTypes = [...commonTypes, ...rareTypes].filter(({ misspelt }) => misspelt.length > 0)

export const streetNames = (
  'Smith Station Church Victoria Albert George William Elizabeth Park High Railway Wattle Banksia Acacia Grevillea Bottlebrush Jacaranda Magnolia ' +
  'Oak Elm Ash Cedar Pine Willow Poplar Maple Birch Hazel Laurel Myrtle Fern Rose Violet Lily Waratah Boronia Melaleuca Eucalyptus Ironbark Stringybark ' +
  'Kookaburra Lorikeet Rosella Magpie Currawong Wren Heron Pelican Osprey Kestrel Falcon Swan Brolga Jabiru Cook Flinders Bass Hume Sturt Wentworth ' +
  'Lawson Blaxland Macquarie Phillip Bligh Hunter King Queen Prince Princess Duke Earl Wellington Nelson Napier Gladstone Disraeli Palmerston Russell ' +
  'Stanley Derby Clarendon Salisbury Cambridge Oxford Canterbury York Lancaster Durham Windsor Balmoral Sandringham Gordon Cameron Campbell Stewart ' +
  'Douglas Bruce Wallace Murray Darling Barwon Yarra Goulburn Campaspe Loddon Avoca Mitchell Fitzroy Burnett Brisbane Logan Tweed Clarence Hawkesbury ' +
  'Nepean Derwent Tamar Huon Swanston Collins Bourke Lonsdale Latrobe Spencer Franklin Burke Wills Leichhardt Forrest Giles Eyre Stirling Roe Bunbury ' +
  'Harbour Bay Beach Ocean Marine Seaview Hillcrest Valley River Creek Lake Forest Orchard Vineyard Mill School Market Bridge Chapel Cemetery Reservoir'
).split(' ')

/** A name with several spellings, the official one first. */
export const namesWritten = {
  saint: [
    ['St Georges', 'Saint Georges', 'St. Georges'],
    ['St Johns', 'Saint Johns', 'St. Johns'],
    ['St Andrews', 'Saint Andrews', 'St. Andrews'],
    ['Mount Barker', 'Mt Barker', 'Mt. Barker'],
    ['Mount Pleasant', 'Mt Pleasant', 'Mt. Pleasant'],
  ],
  apostrophe: [
    ["O'Connell", 'OConnell', 'O’Connell', 'O`Connell'],
    ["O'Brien", 'OBrien', 'O’Brien'],
    ["O'Shanassy", 'OShanassy', 'O’Shanassy'],
    ["D'Arcy", 'DArcy', 'D’Arcy'],
  ],
  ordinal: [
    ['First', '1st'],
    ['Second', '2nd'],
    ['Third', '3rd'],
    ['Fourth', '4th'],
    ['Tenth', '10th'],
  ],
}

export const directions = { North: ['N', 'Nth'], South: ['S', 'Sth'], East: ['E'], West: ['W'] } as const
export type Direction = keyof typeof directions

export interface Street {
  place: Place
  name: string
  /** Other spellings of its name. */
  nameWritings: readonly string[]
  type: StreetType
  direction: Direction | null
}

export function newStreet(random: Random, place: Place, known: Partial<Street> = {}): Street {
  return {
    place,
    name: random.pick(streetNames),
    nameWritings: [],
    direction: null,
    type: random.pickByShare(random.chance(0.9) ? commonTypes : rareTypes),
    ...known,
  }
}

export interface StreetWriting {
  type?: 'full' | 'short' | 'misspelt'
  direction?: 'full' | 'short'
  name?: 'mapped' | 'otherwise'
}

export function writeStreet(random: Random, street: Street, writing: StreetWriting) {
  const name = writing.name === 'otherwise' ? random.pick(street.nameWritings) : street.name
  const type = writing.type && writing.type !== 'full' ? random.pick(street.type[writing.type]) : street.type.full
  const short = street.direction && random.pick(directions[street.direction])
  return [name, type, writing.direction === 'short' ? short : street.direction].filter(Boolean).join(' ')
}
