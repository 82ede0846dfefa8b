import { type Dial, fewestSteps } from '@verandah/decide'
import { type Criterion, type Statement, statedPrice, statementsOf, type AssumedValue } from '@verandah/scoring-model'
import { sliderRange } from '../../ranking/slider-range.ts'
import { askedOf, isAbove, type Ranked, type Standing, standingOf } from './ranked.ts'

/** Sliders that a suggestion moves at most. */
const mostSliders = 3

/** A suggested price is at least this share of the shown one, in whole steps of dollars. */
const leastShare = 0.8
const priceStepAud = 1_000

export interface WantsFirst extends Ranked {
  row: number
  /** Dollars; null where none is shown, or the buyer's own value counts in its place. */
  shownPrice: number | null
}

export interface SliderStep {
  criterion: Criterion
  from: number
  to: number
}

/** The smallest changes of each kind that put a home first; absent if no small one does. */
export interface WaysToFirst {
  /** Empty if no three sliders are enough. */
  sliders: SliderStep[]
  /** Each is enough alone: this amount, or a better one. */
  facts: { criterion: Criterion; amount: Statement['amount'] }[]
  /** Dollars: this price or less is enough. */
  price: number | null
}

/** Finds the changes that would put a home first by ranking again with every small change. */
export function waysToFirst(wanted: WantsFirst): WaysToFirst {
  const standing = standingOf(wanted)
  const isFirst = firstTestOf(standing, wanted.row)
  return {
    sliders: slidersOf(standing, isFirst),
    facts: factsOf(wanted, standing, isFirst),
    price: priceOf(wanted, standing, isFirst),
  }
}

type FirstTest = (settings: ArrayLike<number>, assumed?: AssumedValue) => boolean

/** Whether a row is above all others. Asks the last that was above it before the rest. */
const firstTestOf = ({ keyOf, order }: Standing, row: number): FirstTest => {
  const others = order.filter((other) => other !== row)
  let last = 0
  return (settings, assumed) => {
    const mine = { row, key: keyOf(row, settings, assumed) }
    const isBeatenBy = (other: number) => isAbove({ row: other, key: keyOf(other, settings) }, mine)
    if (others[last] !== undefined && isBeatenBy(others[last] ?? 0)) return false
    const beater = others.findIndex(isBeatenBy)
    if (beater === -1) return true
    last = beater
    return false
  }
}

const dialOf = (criterion: Criterion, at: number): Dial => ({ at, ...sliderRange(criterion, at) })

const slidersOf = ({ criteria, settings }: Standing, holds: FirstTest): SliderStep[] => {
  const dials = criteria.map((criterion, index) => dialOf(criterion, settings[index] ?? 0))
  const found = fewestSteps(dials, { atMost: mostSliders, holds }) ?? settings
  return criteria.flatMap((criterion, index) => {
    const from = settings[index] ?? 0
    const to = found[index] ?? from
    return from === to ? [] : [{ criterion, from, to }]
  })
}

const factsOf = (wanted: WantsFirst, { criteria, settings, unknownsOf }: Standing, isFirst: FirstTest) =>
  unknownsOf(wanted.row).flatMap((index) => {
    const criterion = criteria[index]
    if (criterion === undefined) return []
    const enough = statementsOf(criterion, askedOf(wanted)).find((statement) =>
      isFirst(settings, { criterion: index, ...statement }),
    )
    return enough === undefined ? [] : [{ criterion, amount: enough.amount }]
  })

const priceOf = (wanted: WantsFirst, { criteria, settings }: Standing, isFirst: FirstTest): number | null => {
  const { shownPrice } = wanted
  if (shownPrice === null) return null
  const asked = askedOf(wanted)
  const criterion = criteria.findIndex(({ kind, name }) => kind === 'factor' && name === 'price')
  const lowest = Math.max(leastShare * shownPrice, asked.ideal.minPrice ?? 0)
  const stated = statedPrice(asked)
  for (let price = Math.ceil(shownPrice / priceStepAud - 1) * priceStepAud; price >= lowest; price -= priceStepAud)
    if (isFirst(settings, { criterion, ...stated(price) })) return price
  return null
}
