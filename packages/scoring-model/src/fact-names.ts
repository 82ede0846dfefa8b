import type { FactClaim, FactName } from '@verandah/contracts'

/** Names that buyers use for each fact; the first is the display name. */
const names: readonly (readonly [FactName, string, readonly string[]])[] = [
  [
    'flood',
    'clear',
    [
      'Outside flood areas',
      'flood',
      'flood free',
      'flood safe',
      'flood risk',
      'flood zone',
      'no flood risk',
      'no flooding',
      'not flood prone',
      'outside flood zone',
      'low flood risk',
    ],
  ],
  [
    'bushfire',
    'clear',
    [
      'Outside bushfire areas',
      'bushfire',
      'bushfire free',
      'bushfire risk',
      'bushfire zone',
      'no bushfire risk',
      'not bushfire prone',
      'outside bushfire zone',
      'low bushfire risk',
    ],
  ],
  [
    'solarPanels',
    'yes',
    ['Solar panels', 'solar', 'solar power', 'rooftop solar', 'solar pv', 'solar system', 'pv', 'photovoltaic'],
  ],
  ['solarHotWater', 'yes', ['Solar hot water', 'solar hws', 'solar water heater']],
  ['battery', 'yes', ['Home battery', 'battery', 'solar battery', 'battery storage', 'powerwall']],
  [
    'nbn',
    'FTTP',
    ['NBN to the premises (FTTP)', 'fttp', 'nbn fttp', 'fttp nbn', 'full fibre', 'fibre to the premises'],
  ],
  ['nbn', 'FTTC', ['NBN to the kerb (FTTC) or better', 'fttc', 'nbn fttc', 'fibre to the curb', 'fibre to the kerb']],
  ['nbn', 'connected', ['NBN', 'nbn connected', 'broadband', 'internet', 'nbn internet']],
  ['pool', 'shared', ['Pool, own or shared', 'pool', 'swimming pool']],
  ['pool', 'yes', ['Own pool', 'private pool', 'private swimming pool']],
  [
    'airConditioning',
    'yes',
    [
      'Air conditioning',
      'air con',
      'aircon',
      'ac',
      'a c',
      'air conditioner',
      'cooling',
      'split system',
      'air conditioned',
    ],
  ],
  ['heating', 'yes', ['Heating', 'heater', 'heated']],
  ['study', 'yes', ['Study', 'home office', 'office', 'study room']],
  ['study', 'nook', ['Study or nook', 'study nook']],
  ['grannyFlat', 'yes', ['Granny flat', 'grannyflat', 'secondary dwelling']],
  ['parking', 'offStreet', ['Off-street parking', 'parking', 'car space', 'car park', 'off street parking']],
  ['parking', 'carport', ['Carport or garage', 'carport', 'covered parking']],
  ['parking', 'garage', ['Garage', 'lock up garage', 'garaging']],
  ['condition', 'new', ['Brand new', 'new', 'newly built', 'new home']],
  ['condition', 'excellent', ['Excellent condition', 'immaculate', 'move in ready', 'good condition']],
  ['renovated', 'yes', ['Renovated', 'renovation', 'refurbished', 'fully renovated']],
  ['view', 'yes', ['Views', 'view', 'nice view', 'good view']],
  ['light', 'yes', ['Natural light', 'light', 'light filled', 'sunny', 'bright', 'good light', 'sunlight']],
]

/** Normalises to lower case with one space between words. */
const keyOf = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

const factOfKey: ReadonlyMap<string, FactClaim> = new Map(
  names.flatMap(([name, value, words]) => words.map((word) => [keyOf(word), { name, value }] as const)),
)

const stars = /^(?:at least )?(10|\d(?:\.\d)?)(?: or more)? stars?(?: or more)?(?: energy rating| nathers)?$/

/** Returns the fact that a criterion names, in the singular or plural; null for any other text. */
export function factNamed(criterion: string): FactClaim | null {
  const key = keyOf(criterion)
  const rating = stars.exec(key)?.[1]
  if (rating !== undefined) return { name: 'energyRating', value: rating }
  return factOfKey.get(key) ?? factOfKey.get(`${key}s`) ?? factOfKey.get(key.replace(/s$/, '')) ?? null
}

/** All facts that a buyer can wish for by name. */
export const wishableFacts: readonly FactClaim[] = names.map(([name, value]) => ({ name, value }))

/** Formats a wish in words that `factNamed` parses back to the same wish: "Own pool", "At least 6 stars". */
export function wishWords({ name, value }: FactClaim): string {
  return (
    names.find((known) => known[0] === name && known[1] === value)?.[2][0] ??
    (name === 'energyRating' ? `At least ${value} stars` : `${name} ${value}`)
  )
}

const yesNo = (words: string) => ({ yes: words, no: `No ${words.charAt(0).toLowerCase()}${words.slice(1)}` })

const words: Readonly<Record<FactName, Readonly<Record<string, string>>>> = {
  flood: { clear: 'Outside flood areas', affected: 'Affected by floods' },
  bushfire: { clear: 'Outside bushfire areas', affected: 'Bushfire prone' },
  solarPanels: yesNo('Solar panels'),
  solarHotWater: yesNo('Solar hot water'),
  battery: yesNo('Home battery'),
  nbn: {
    FTTP: 'NBN FTTP',
    HFC: 'NBN HFC',
    FTTC: 'NBN FTTC',
    FTTB: 'NBN FTTB',
    FTTN: 'NBN FTTN',
    fixedWireless: 'NBN fixed wireless',
    satellite: 'NBN satellite',
    connected: 'NBN connected',
  },
  energyRating: {},
  pool: { yes: 'Pool', shared: 'Shared pool', no: 'No pool' },
  airConditioning: yesNo('Air conditioning'),
  heating: yesNo('Heating'),
  study: { yes: 'Study', nook: 'Study nook', no: 'No study' },
  grannyFlat: yesNo('Granny flat'),
  parking: {
    garage: 'Garage',
    carport: 'Carport',
    offStreet: 'Off-street parking',
    street: 'Street parking',
    none: 'No parking',
  },
  condition: {
    new: 'Brand new',
    excellent: 'Excellent condition',
    original: 'Original condition',
    needsWork: 'Needs work',
  },
  renovated: { yes: 'Renovated', no: 'Not renovated' },
  view: { yes: 'Views', no: 'No views' },
  light: { yes: 'Natural light', no: 'Dark' },
  schoolZone: {},
}

/** Formats a fact in a few words: "NBN FTTP", "No pool", "6.5 stars". */
export function factWords({ name, value }: FactClaim): string {
  return words[name][value] ?? (name === 'energyRating' ? `${value}-star energy rating` : `School zone: ${value}`)
}
