import {
  type FactClaim,
  type KeptHome,
  type listResultColumns,
  type QueryOf,
  type ScoreOverrides,
} from '@verandah/contracts'
import { hasFact } from '@verandah/scoring-model'
import { reachOf, roomsOf } from '@verandah/listing-providers/listing'
import { isInside, type PlacesAround, readArea, type Point } from './area.ts'
import { isOpenThisWeekend, openHomeFields } from './open-homes.ts'
import { costFields, type CostOf } from '../../../../costs/domain/home-costs.ts'
import { findWords, wordFields, wordsIn } from './words.ts'

export type Narrowing = QueryOf<typeof listResultColumns>

type Field = keyof KeptHome

/** A predicate on a home; null if unknown. */
export interface Question {
  readonly reads: readonly Field[]
  readonly ask: (home: KeptHome, overrides: ScoreOverrides | null) => boolean | null
}

interface Surroundings extends PlacesAround {
  now: Date
  facts: readonly FactClaim[]
  costOf: CostOf
}

const placeFields = ['latitude', 'longitude', 'suburb', 'state', 'postcode'] as const

const question = <Read extends Field>(
  reads: readonly Read[],
  ask: (home: Pick<KeptHome, Read>, overrides: ScoreOverrides | null) => boolean | null,
): Question => ({ reads, ask })

export function questionsOf(narrowing: Narrowing, around: Surroundings): Question[] {
  return [
    ...ofTheOffer(narrowing, around),
    ...ofTheCost(narrowing, around),
    ...ofTheSize(narrowing),
    ...around.facts.map(ofFact),
    ...ofTheText(narrowing),
    ...ofThePlace(narrowing, around),
  ]
}

const given = <Value>(value: Value | undefined, make: (value: Value) => Question): Question[] =>
  value === undefined ? [] : [make(value)]

const ofTheOffer = ({ type, open, under }: Narrowing, { now }: Surroundings): Question[] => [
  ...given(type, (types) => question(['propertyType'], (home) => [types].flat().includes(home.propertyType))),
  ...given(open, () => question([...openHomeFields, 'timeZone'], (home) => isOpenThisWeekend(home, now))),
  ...given(under, (most) =>
    question(['price', 'priceFrom', 'priceTo'], (home) => {
      const { least } = reachOf({ ...home, hiddenPrice: null })
      return least === null ? null : least <= most
    }),
  ),
]

/** At the least that it may cost, as a price is compared with a budget. */
const ofTheCost = ({ cash, month }: Narrowing, { costOf }: Surroundings): Question[] => {
  const atMost = (known: number | undefined, most: number) => (known === undefined ? null : known <= most)
  return [
    ...given(cash, (most) => question(costFields, (home) => atMost(costOf(home)?.cash.from, most))),
    ...given(month, (most) => question(costFields, (home) => atMost(costOf(home)?.monthly?.from, most))),
  ]
}

const ofTheSize = ({ beds, baths, parking }: Narrowing): Question[] => {
  const atLeast = (known: number | null, least: number) => (known === null ? null : known >= least)
  const sized = ['propertyType', 'bedrooms', 'bathrooms'] as const
  return [
    ...given(beds, (least) => question(sized, (home) => atLeast(roomsOf(home).bedrooms, least))),
    ...given(baths, (least) => question(sized, (home) => atLeast(roomsOf(home).bathrooms, least))),
    ...given(parking, (least) => question(['parking'], (home) => atLeast(home.parking, least))),
  ]
}

const ofFact = (fact: FactClaim): Question =>
  question(['facts'], ({ facts }, overrides) => hasFact({ facts, overrides }, fact))

const ofTheText = ({ words, without }: Narrowing): Question[] => {
  const asked = (text: string | undefined, ask: (found: number, all: number) => boolean): Question[] => {
    const all = [...new Set(wordsIn(text ?? ''))]
    return all.length === 0 ? [] : [question(wordFields, (home) => ask(findWords(home, all).length, all.length))]
  }
  return [...asked(words, (found, all) => found === all), ...asked(without, (found) => found === 0)]
}

const ofThePlace = ({ distance, area }: Narrowing, { pointOf, distanceOf }: Surroundings): Question[] => {
  const corners = area === undefined ? [] : readArea(area)
  const where = (ask: (point: Point) => boolean | null): Question =>
    question(placeFields, (home) => {
      const point = pointOf(home)
      return point && ask(point)
    })
  return [
    ...given(area, () => where((point) => isInside(point, corners))),
    ...given(distance, (most) =>
      where((point) => {
        const km = distanceOf(point)
        return km === null ? null : km <= most
      }),
    ),
  ]
}

/** Whether a home passes all; null if one is unknown and none fails. */
export function passes(questions: readonly Question[], home: KeptHome, overrides: ScoreOverrides | null) {
  let isKnown = true
  for (const { ask } of questions) {
    const answer = ask(home, overrides)
    if (answer === false) return false
    if (answer === null) isKnown = false
  }
  return isKnown ? true : null
}
