import type { BreakdownLine, FactName, Property, PropertyAdvert } from '@verandah/contracts'
import { factNamed } from '@verandah/scoring-model'
import { lacksByNature } from '@/components/property/lacks-by-nature.ts'
import { addressOf } from '@/components/property/street-of.ts'

export interface AgentQuestion {
  text: string
  /** Points of the score that the answer could change; null where it changes what the home costs instead. */
  points: number | null
}

const askedAtMost = 6

const ofFactor: Readonly<Partial<Record<string, string>>> = {
  price: 'What price are the sellers looking for?',
  bedrooms: 'How many bedrooms does the home have?',
  bathrooms: 'How many bathrooms does the home have?',
  landSize: 'How large is the land, in square metres?',
  propertyAge: 'When was the home built, and when was it last renovated?',
  features: 'What features does the home have that the advert doesn’t mention?',
}

const ofFact: Readonly<Record<FactName, string>> = {
  flood: 'Has the property ever flooded, or is it within a mapped flood area?',
  bushfire: 'Is the property in a bushfire prone area, and what is its bushfire attack level?',
  solarPanels: 'Does the home have solar panels, and how large is the system?',
  solarHotWater: 'Is the hot water solar?',
  battery: 'Is there a home battery, and is it included?',
  nbn: 'Is the home connected to the NBN, and by which technology?',
  energyRating: 'What is the energy rating of the home, in stars?',
  pool: 'Is there a pool, and is it the home’s own or shared?',
  airConditioning: 'Does the home have air conditioning, and in which rooms?',
  heating: 'How is the home heated?',
  study: 'Is there a separate study?',
  grannyFlat: 'Is there a granny flat, and is it approved?',
  parking: 'What parking comes with the home?',
  condition: 'What condition is the home in, and what work does it need?',
  renovated: 'Has the home been renovated, and when?',
  view: 'What does the home look out on?',
  light: 'How much natural light do the living rooms get?',
  schoolZone: 'Which schools are zoned for this address?',
}

/** No advert of our providers states them in a field of its own. */
const levies: AgentQuestion = {
  text: 'What are the strata (owners corporation) levies a year, and is a special levy planned?',
  points: null,
}
/** An amount that is no price, in one sentence with the word. */
const statesLevies = /\b(?:strata|body corp\w*|owners.? corp\w*|lev(?:y|ies))\b[^.]*\$\s?\d{2,5}(?!\d)/i

const questionOn = ({ kind, name }: BreakdownLine): string | null => {
  if (kind === 'factor') return ofFactor[name] ?? null
  const fact = kind === 'custom' ? factNamed(name) : null
  return fact === null ? null : ofFact[fact.name]
}

type Asked = Pick<Property, 'breakdown' | 'propertyType' | 'description'>

/**
 * Returns the questions whose answers would change the home's score most, highest weight first. For an apartment the
 * levies are asked for.
 */
export function questionsFor({ breakdown, propertyType, description }: Asked): AgentQuestion[] {
  const known = breakdown.filter(({ value, kind }) => value !== null && kind !== 'neutral')
  const weighed = known.reduce((sum, { weight }) => sum + weight, 0)
  const asked = breakdown
    .filter(({ value, weight, name }) => value === null && weight > 0 && !lacksByNature(propertyType, name))
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap((line) => {
      const text = questionOn(line)
      return text === null ? [] : [{ text, points: Math.round((100 * line.weight) / (weighed + line.weight)) }]
    })
  const most = asked
    .filter(({ text }, index) => asked.findIndex((other) => other.text === text) === index)
    .slice(0, askedAtMost)
  return propertyType === 'Apartment' && !statesLevies.test(description.replaceAll(',', '')) ? [...most, levies] : most
}

/** Returns the first agent with an email address among the adverts that still offer the home. */
export function receiverIn(adverts: readonly PropertyAdvert[]) {
  return adverts
    .filter(({ status }) => status === 'active' || status === 'underOffer')
    .flatMap(({ particulars }) => particulars?.agents ?? [])
    .find(({ email }) => email !== undefined)
}

export function letterOf(home: Property, questions: readonly AgentQuestion[]) {
  return {
    subject: `Questions about ${addressOf(home)}`,
    body: [
      'Hello,',
      `I am interested in ${addressOf(home)} and would like to know:`,
      questions.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
      'Thank you.',
    ].join('\n\n'),
  }
}
