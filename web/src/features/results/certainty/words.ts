import { type Criterion, type Statement, statementsOf } from '@verandah/scoring-model'
import { factorLabels, lineLabel } from '@/components/property/breakdown-row.tsx'
import { countText, plural } from '@/lib/format.ts'
import { ordinal } from '@/lib/ordinal.ts'
import type { HomeCertainty } from './model/certainty-of.ts'
import type { DrawnFrom } from './model/decision-of.ts'
import type { Hinge } from './model/hinge-of.ts'
import type { SliderStep } from './model/put-first.ts'

/** A sentence whose start says enough where there is little room. */
export interface Said {
  start: string
  rest: string
}

/** "First in 71 of 100 weightings like yours"; null where it is hardly ever among the first three. */
export function placeText({ first, firstThree }: Pick<HomeCertainty, 'first' | 'firstThree'>): Said | null {
  const rest = ' weightings like yours'
  if (first > 0) return { start: `First in ${first} of 100`, rest }
  return firstThree !== null && firstThree > 0 ? { start: `In the first three in ${firstThree} of 100`, rest } : null
}

/** "Equal 2nd, about as good as the one below"; null where it has a rank of its own. */
export function tieText({
  sharedRank,
  isTiedWithNext,
}: Pick<HomeCertainty, 'sharedRank' | 'isTiedWithNext'>): Said | null {
  return sharedRank === null
    ? null
    : {
        start: `Equal ${ordinal(sharedRank)}`,
        rest: `, about as good as the one ${isTiedWithNext ? 'below' : 'above'}`,
      }
}

/** "If its land is 300 m² or less, it drops to 6th or lower". */
export function hingeText({ isDrop, place, goesFurther, ...stated }: Hinge): string {
  const further = goesFurther ? (isDrop ? ' or lower' : ' or higher') : ''
  return `If ${statedText(stated, !isDrop)}, it ${isDrop ? 'drops' : 'rises'} to ${ordinal(place)}${further}`
}

interface Stated {
  criterion: Criterion
  amount: Statement['amount']
}

/** An amount or a better one, or an amount or a worse one: "its land is 300 m² or more". */
export function statedText({ criterion, amount }: Stated, isBetter: boolean): string {
  if (typeof amount === 'boolean') return `the answer to “${criterion.name}” is ${amount ? 'yes' : 'no'}`
  if (typeof amount === 'string') return `it is ${ages(amount, isBetter).join(' or ').toLowerCase()}`
  return countedText(criterion, amount, isBetter)
}

const countedText = (criterion: Criterion, amount: number, isBetter: boolean): string => {
  const text = countText(amount)
  if (criterion.name === 'price') return `its price is $${text} or ${isBetter ? 'less' : 'more'}`
  if (criterion.name === 'landSize') return `its land is ${text} m² or ${isBetter ? 'more' : 'less'}`
  const rooms = plural(amount, criterion.name === 'bedrooms' ? 'bedroom' : 'bathroom')
  if (amount === 0) return `it has no ${rooms.slice(2)}`
  return `it has ${rooms} or ${isBetter ? 'more' : 'fewer'}`
}

/** The bands from this one to the best, or from the worst to this one. */
const ages = (band: string, isBetter: boolean): string[] => {
  const all = statementsOf({ kind: 'factor', name: 'propertyAge' }, { ideal: {}, maxPrice: undefined })
  const bands = all.map(({ amount }) => String(amount))
  return isBetter ? bands.slice(bands.indexOf(band)) : bands.slice(0, bands.indexOf(band) + 1)
}

/** "land size is drawn from 34 homes of the same type in Richmond". */
export function drawnText({ criterion, level, isSample }: DrawnFrom): string {
  const label = criterion.kind === 'factor' ? lineLabel(criterion).toLowerCase() : `“${criterion.name}”`
  if (level === null) return `${label} counts half, as ${isSample ? 'too few homes state it' : whyHalf(criterion)}`
  const { type, suburb, homes } = level
  const like = `${countText(homes)} homes of ${type === null ? 'any' : 'the same'} type`
  return `${label} is drawn from ${like} ${suburb === null ? 'in this list' : `in ${suburb}`}`
}

const whyHalf = ({ kind }: Criterion): string =>
  kind === 'custom' ? 'adverts seldom say what a home lacks' : 'only prices within your budget are in the list'

/** "Price from 8 to 6". */
export function stepText({ criterion, from, to }: SliderStep): string {
  const label = criterion.kind === 'factor' ? factorLabels[criterion.name as keyof typeof factorLabels] : criterion.name
  return `${label} from ${from} to ${to}`
}
