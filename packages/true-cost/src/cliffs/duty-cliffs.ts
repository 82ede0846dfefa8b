import { dutyAt, dutyRulesOf } from '../duty/duty-at.ts'
import type { Purchase } from '../input.ts'
import { type Cents, dollars, type Range } from '../money.ts'
import type { Cliff } from '../result.ts'
import type { Tables } from '../tables/types.ts'
import { dutyThresholds, within } from '../thresholds.ts'
import { placeOf, placeText } from './place.ts'

const dollar = 100
const hundred = 10_000
const thousand = 100_000

/** A step is what the next cent costs beyond the usual slope; smaller ones are rounding. */
const leastStep = 10 * dollar
/** A slope is worth a word from $50 more for each $1,000. */
const leastBend = 50 * dollar

/** Steps and kinks of the duty after relief. */
export function dutyCliffs(purchase: Purchase, window: Range, tables: Tables): Cliff[] {
  const rules = dutyRulesOf(purchase, tables.states[purchase.state])
  if ('reason' in rules) return []
  const duty = (price: Cents) => dutyAt(purchase, Math.max(1, price), rules).after.from
  return within(dutyThresholds(rules, purchase), Math.max(1, window.from), window.to).flatMap((below) => {
    const cliff = stepAt(duty, below, purchase) ?? bendAt(duty, below, purchase)
    return cliff === null ? [] : [cliff]
  })
}

type Duty = (price: Cents) => Cents

const stepAt = (duty: Duty, below: Cents, purchase: Purchase): Cliff | null => {
  const jump = duty(below + 1) - duty(below)
  const slope = Math.max(0, duty(below + 1 + hundred) - duty(below + 1), duty(below) - duty(below - hundred))
  if (jump <= slope + leastStep && jump >= -dollar) return null
  const place = placeOf(below, purchase)
  const changeCents =
    place.side === 'above' ? duty(below + hundred) - duty(below) : duty(below + 1) - duty(below + 1 - hundred)
  const what = `duty ${changeCents < 0 ? 'falls' : 'jumps'} by ${dollars(Math.abs(changeCents))}`
  return {
    ...place,
    kind: 'step',
    of: 'duty',
    changeCents,
    what,
    sentence: `${placeText(place)} ${what}.`,
  }
}

const bendAt = (duty: Duty, below: Cents, purchase: Purchase): Cliff | null => {
  const lower = duty(below) - duty(below - thousand)
  const upper = duty(below + thousand) - duty(below)
  if (upper - lower < leastBend) return null
  const place = placeOf(below, purchase)
  const what = `each further $1,000 adds ${dollars(upper)} of duty`
  return {
    ...place,
    kind: 'slope',
    of: 'duty',
    changeCents: upper,
    what,
    sentence: `${placeText(place)} ${what}; below it, ${dollars(lower)}.`,
  }
}
