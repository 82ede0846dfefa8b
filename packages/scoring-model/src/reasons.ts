import type { BreakdownLine, Factor, HomeFact, IdealCriteria, Place, Weights } from '@verandah/contracts'
import { calculatedValue, idealOf } from './evaluate-property.ts'
import { listed } from './explain-score.ts'
import { factNamed, factWords } from './fact-names.ts'
import { featureCountOf } from './factors/features.ts'
import { type HomeFacts, maxValue } from './factors/preferences.ts'
import { askedPrice } from './factors/price.ts'
import { ageOf, idealYears } from './factors/property-age.ts'
import type { OwnWeights } from './own-criteria.ts'
import { modeWords } from './mode-words.ts'
import { minutesTo } from './places.ts'
import { excessOf, priceReason } from './price-reason.ts'
import { isJudged } from './score-property.ts'

/** A home with the evidence for its facts and the names of its advertisers. */
export type Evidenced = Omit<HomeFacts, 'facts'> & {
  facts: HomeFact[]
  sources: readonly { name: string; provider?: string }[]
}

type Line = Omit<BreakdownLine, 'reason' | 'from' | 'ideal'>
type Reason = Pick<BreakdownLine, 'reason' | 'from' | 'ideal'>
type Wanted = Pick<Weights, 'idealCriteria' | 'useFiltersForScoring' | 'isIdealApart'>

/** Adds to each line of a breakdown what is known, with numbers, its source, and whether an ideal is met. */
export function withReasons(
  breakdown: readonly BreakdownLine[],
  home: Evidenced,
  weights: Wanted & Pick<OwnWeights, 'places'>,
): BreakdownLine[] {
  const placeOf = ({ name }: Line) => weights.places?.find((place) => place.name === name)
  return breakdown.map((line) => ({
    ...line,
    ...(line.kind === 'place' ? ofPlace(placeOf(line), home) : reasonOfLine(line, home, weights)),
  }))
}

const reasonOfLine = (line: Line, home: Evidenced, wanted: Wanted): Reason => {
  if (line.kind === 'custom') return ofCriterion(line, home)
  if (line.kind !== 'factor') return {}
  const factor = line.name as Factor
  const { ideal } = idealOf(wanted)
  const met = idealMarkOf(line, { factor, home, ideal })
  if (line.isOverridden === true) return { ...met, reason: `Your own value, ${line.value ?? 0} of ${maxValue}` }
  const said =
    factor === 'price' ? priceReason(home, ideal, wanted.isIdealApart === true) : reasonOf[factor](home, ideal, line)
  const isAdvertised =
    line.value !== null && !(factor === 'price' && askedPrice(home) === null) && factor !== 'location'
  return { ...met, reason: `${said}${countedHalf(line)}`, ...(isAdvertised && { from: advertisersOf(home) }) }
}

const countedHalf = (line: Line): string => (line.value === null && isJudged(line) ? ', counted half' : '')

interface Judged {
  factor: Factor
  home: Evidenced
  ideal: IdealCriteria
}

/** Compares the advert with the ideal, whatever value the buyer gave; a price range that exceeds it may not meet it. */
const idealMarkOf = (line: Line, { factor, home, ideal }: Judged): Pick<Reason, 'ideal'> => {
  if (!hasIdeal(factor, ideal)) return {}
  const value = line.isOverridden === true ? calculatedValue(home, factor, { ideal, locations: [] }) : line.value
  if (value === null || (value === maxValue && factor === 'price' && excessOf(home, ideal.maxPrice) !== null))
    return { ideal: 'unknown' }
  return { ideal: value === maxValue ? 'met' : 'missed' }
}

const hasIdeal = (factor: Factor, { minPrice, maxPrice, minBedrooms, minBathrooms, minLandSize }: IdealCriteria) => {
  const bounds: Partial<Record<Factor, number | undefined>> = {
    price: minPrice ?? maxPrice,
    bedrooms: minBedrooms,
    bathrooms: minBathrooms,
    landSize: minLandSize,
  }
  return bounds[factor] !== undefined
}

const advertisersOf = ({ sources }: Evidenced): string =>
  listed([...new Set(sources.map(({ name, provider }) => (provider === 'own' ? 'you' : name)))])

const reasonOf: Readonly<
  Record<Exclude<Factor, 'price'>, (home: Evidenced, ideal: IdealCriteria, line: Line) => string>
> = {
  location: ({ suburb }, _, { value }) =>
    value === null ? 'No suburb was searched' : `${suburb}, ${value === maxValue ? '' : 'not '}one of your suburbs`,
  bedrooms: ({ bedrooms }, { minBedrooms }) =>
    measured({
      amount: bedrooms,
      of: roomsOf('bedroom'),
      wanted: minBedrooms,
      full: 5,
      unknown: 'Bedrooms not stated',
    }),
  bathrooms: ({ bathrooms }, { minBathrooms }) =>
    measured({
      amount: bathrooms,
      of: roomsOf('bathroom'),
      wanted: minBathrooms,
      full: 4,
      unknown: 'Bathrooms not stated',
    }),
  landSize: ({ landSize }, { minLandSize }) =>
    measured({ amount: landSize, of: areaOf, wanted: minLandSize, full: 1000, unknown: 'Land size not stated' }),
  propertyAge: (home) => ageReason(home),
  features: (home) => `${numberText(featureCountOf(home))} of the features buyers ask for`,
}

interface Measured {
  amount: number | null
  of: (amount: number) => string
  wanted?: number | undefined
  /** Amount that scores full points if there is no ideal. */
  full: number
  unknown: string
}

const measured = ({ amount, of, wanted, full, unknown }: Measured): string => {
  if (amount === null) return unknown
  if (wanted === undefined) return `${of(amount)} (${numberText(full)} or more score full points)`
  return amount === wanted
    ? `${of(amount)}, as you wanted`
    : `${of(amount)}, you wanted ${numberText(wanted)}${amount > wanted ? ' or more' : ''}`
}

/** Created once: constructing a formatter costs a hundred times as much as using it. */
const numberFormat = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })
const numberText = (amount: number): string => numberFormat.format(amount)

const roomsOf =
  (word: string) =>
  (amount: number): string =>
    amount === 0 && word === 'bedroom' ? 'Studio' : `${numberText(amount)} ${word}${amount === 1 ? '' : 's'}`

const areaOf = (amount: number): string => `${numberText(amount)} m²`

const ageReason = (home: Evidenced): string => {
  const age = ageOf(home)
  if (age === null) return 'Age not stated'
  const words = `${home.propertyAge?.trim() ?? ''}${home.hasRenovatedFeatures ? ' and renovated' : ''}`
  return `${words}, taken as ${age} years (${idealYears} scores full points)`
}

/** Explains a custom criterion: the fact that it names with its source, or whether the advert mentions it. */
const ofCriterion = (line: Line, { facts }: Evidenced): Reason => {
  const { name, value } = line
  const wanted = factNamed(name)
  const fact = wanted === null ? undefined : facts.find((known) => known.name === wanted.name)
  if (wanted !== null && fact !== undefined)
    return { reason: factWords({ name: wanted.name, value: fact.value }), from: wordOf(fact) }
  if (value === null) return { reason: `Not stated${countedHalf(line)}` }
  return { reason: value > 0 ? 'The advert mentions it' : 'The advert does not mention it' }
}

const ofPlace = (place: Place | undefined, home: Evidenced): Reason => {
  if (place === undefined) return {}
  const minutes = minutesTo(home, place)
  if (minutes === null) return { reason: 'The advert doesn’t say where the home is, counted half' }
  const from = home.isAtDoor === false ? ' from the middle of the suburb' : ''
  const full = `${place.goodMinutes} min or less scores full points`
  return { reason: `${minutes} min ${modeWords[place.mode]}, estimated${from} (${full})` }
}

const wordOf = ({ basis, source }: HomeFact): string =>
  ({
    provider: source ?? 'the advert',
    description: source === null ? 'the description' : `the description on ${source}`,
    overlay: source === null ? 'a map' : `the map ${source}`,
    buyer: 'you',
  })[basis]
