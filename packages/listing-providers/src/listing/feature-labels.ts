import { codeKey } from './code-key.ts'

/** Labels for codes whose words are not already what a buyer would read. Keyed by `codeKey`. */
const labelOfCode: ReadonlyMap<string, string> = new Map(
  Object.entries({
    airconditioning: 'Air conditioning',
    alarmsystem: 'Alarm system',
    balconydeck: 'Balcony or deck',
    bath: 'Bathtub',
    broadband: 'Broadband internet',
    broadbandinternetaccess: 'Broadband internet',
    builtinrobes: 'Built-in wardrobes',
    builtinwardrobes: 'Built-in wardrobes',
    cableorsatellite: 'Pay TV',
    city: 'City views',
    doubleglazed: 'Double-glazed windows',
    doubleglazedwindows: 'Double-glazed windows',
    doubleglazing: 'Double-glazed windows',
    ductedcooling: 'Ducted cooling',
    ductedheating: 'Ducted heating',
    fullyfenced: 'Fully fenced',
    furnished: 'Furnished',
    gardencourtyard: 'Garden or courtyard',
    greywatersystem: 'Grey water system',
    gym: 'Gym',
    indoorspa: 'Indoor spa',
    insidespa: 'Indoor spa',
    mountain: 'Mountain views',
    ocean: 'Ocean views',
    openfireplace: 'Fireplace',
    outdoorent: 'Outdoor entertaining area',
    outsidespa: 'Outdoor spa',
    paytv: 'Pay TV',
    petfriendly: 'Pets allowed',
    pool: 'Swimming pool',
    poolabove: 'Above-ground swimming pool',
    poolaboveground: 'Above-ground swimming pool',
    pooling: 'In-ground swimming pool',
    poolinground: 'In-ground swimming pool',
    rainwaterstoragetank: 'Rainwater tank',
    remotegarage: 'Remote-controlled garage',
    reversecycleaircon: 'Reverse-cycle air conditioning',
    reversecycle: 'Reverse-cycle air conditioning',
    rumpusroom: 'Rumpus room',
    separatedining: 'Separate dining room',
    separatediningroom: 'Separate dining room',
    swimmingpool: 'Swimming pool',
    petsallowed: 'Pets allowed',
    splitsystemaircon: 'Split-system air conditioning',
    splitsystemheating: 'Split-system heating',
    vacuumsystem: 'Ducted vacuum system',
    valley: 'Valley views',
    wallceilinginsulation: 'Wall and ceiling insulation',
    water: 'Water views',
    watertank: 'Rainwater tank',
  }),
)

/** Returns the common label for an agency's own words, if there is one. */
export function commonLabelOf(words: string): string {
  return labelOfCode.get(codeKey(words)) ?? words
}

/** Returns a feature code as a buyer would read it: `SolarPanels` and `solarPanels` become `Solar panels`. */
export function featureLabelOf(code: string): string {
  return labelOfCode.get(codeKey(code)) ?? sentenceOf(code)
}

const sentenceOf = (code: string): string => {
  const words = code
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Removes duplicate labels regardless of case; keeps the first. */
export function distinctLabels(labels: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const label of labels) if (!first.has(label.toLowerCase())) first.set(label.toLowerCase(), label)
  return [...first.values()]
}

export const retirementFeature = 'isRetirement: true'
export const ruralFeature = 'isRural: true'
