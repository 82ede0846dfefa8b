import { type Factor, factors, type IdealCriteria } from '@verandah/contracts'
import { compareIds } from './compare-scored.ts'
import { thousandthsOf } from './exact.ts'
import { type Extra, extras } from './extra-credit.ts'
import { evaluateBedrooms } from './factors/measured.ts'
import { type HomeFacts, maxValue } from './factors/preferences.ts'
import { askedPrice, type Priced, worthOfPrice } from './factors/price.ts'
import type { Evaluation } from './evaluate-property.ts'

export interface EvaluatedHome {
  propertyId: string
  evaluation: Evaluation
}

/**
 * Values of one criterion for all homes. `known` is 1 where it could be evaluated; `thousandths` is 0 where it could
 * not.
 */
export interface Column {
  thousandths: Uint16Array
  known: Uint8Array
}

/** Evaluated homes in column layout. Rows are sorted by id, so that ranking never compares ids. */
export interface Columns {
  /** Index in the given list of homes, by row. */
  homes: Uint32Array
  factors: Readonly<Record<Factor, Column>>
  /** By the key of each own criterion. */
  custom: ReadonlyMap<string, Column>
  extras: Readonly<Record<Extra, Column>>
  /** 1 where the advertised price exceeds the budget. */
  overBudget: Uint8Array
}

/** Builds the columns that `rank` reads: once per list of homes, not once per ranking. */
export function toColumns(evaluated: readonly EvaluatedHome[]): Columns {
  const sorted = evaluated
    .map(({ propertyId, evaluation }, home) => ({ propertyId, evaluation, home }))
    .sort((a, b) => compareIds(a.propertyId, b.propertyId))
  const evaluations = sorted.map(({ evaluation }) => evaluation)
  const keys = new Set<string>()
  for (const { custom } of evaluations) for (const key of custom.keys()) keys.add(key)
  return {
    homes: Uint32Array.from(sorted, ({ home }) => home),
    factors: columnsBy(factors, (factor) => columnOf(evaluations, ({ values }) => values[factor])),
    custom: new Map([...keys].map((key) => [key, columnOf(evaluations, ({ custom }) => custom.get(key) ?? null)])),
    extras: columnsBy(extras, (extra) => presenceOf(evaluations, extra)),
    overBudget: Uint8Array.from(evaluations, ({ isOverBudget }) => Number(isOverBudget)),
  }
}

/**
 * Evaluates price and bedrooms again by a buyer's maximum price and least bedrooms, as a search with that ideal does. A
 * price that is not advertised is unknown then. `homes` are in the order of the rows.
 */
export function columnsByIdeal(
  columns: Columns,
  homes: readonly (Priced & Pick<HomeFacts, 'bedrooms'>)[],
  ideal: Pick<IdealCriteria, 'maxPrice' | 'minBedrooms'>,
): Columns {
  const { maxPrice, minBedrooms } = ideal
  const prices = homes.map(askedPrice)
  const { price, bedrooms } = columns.factors
  return {
    ...columns,
    factors: {
      ...columns.factors,
      price: maxPrice === undefined ? price : columnOf(prices, (asked) => asked && worthOfPrice(asked, ideal)),
      bedrooms:
        minBedrooms === undefined
          ? bedrooms
          : columnOf(homes, (home) => evaluateBedrooms(home, { ideal, locations: [] })),
    },
    overBudget: Uint8Array.from(prices, (asked) => Number((asked ?? 0) > (maxPrice ?? Infinity))),
  }
}

const columnsBy = <Name extends string>(names: readonly Name[], column: (name: Name) => Column) =>
  Object.fromEntries(names.map((name) => [name, column(name)])) as Record<Name, Column>

const columnOf = <Home>(homes: readonly Home[], valueOf: (home: Home) => number | null): Column => {
  const column = columnOfUnknown(homes.length)
  homes.forEach((home, row) => {
    const value = valueOf(home)
    if (value === null) return
    column.thousandths[row] = thousandthsOf(value)
    column.known[row] = 1
  })
  return column
}

/** A criterion that is unknown for every home. */
export function columnOfUnknown(size: number): Column {
  return {
    thousandths: new Uint16Array(size),
    known: new Uint8Array(size),
  }
}

const presenceOf = (evaluations: readonly Evaluation[], extra: Extra): Column =>
  columnOf(evaluations, (evaluation) => (evaluation.extras.includes(extra) ? maxValue : null))
