import { type Factor, factors } from '@verandah/contracts'
import { compareIds } from './compare-scored.ts'
import { thousandthsOf } from './exact.ts'
import { type Extra, extras } from './extra-credit.ts'
import { maxValue } from './factors/wish.ts'
import type { Judgement } from './judge-property.ts'

export interface JudgedHome {
  propertyId: string
  judgement: Judgement
}

/** One criterion of all homes. `known` is 1 where it could be judged; `thousandths` is 0 where it could not. */
export interface Column {
  thousandths: Uint16Array
  known: Uint8Array
}

/** Judged homes turned on their side. Rows are in order of id, so that ranking never compares ids. */
export interface Columns {
  /** Which of the given homes each row is. */
  homes: Uint32Array
  factors: Readonly<Record<Factor, Column>>
  custom: ReadonlyMap<string, Column>
  extras: Readonly<Record<Extra, Column>>
}

/** Lays judged homes out for `rank`: once per list of homes, not once per ranking. */
export const toColumns = (judged: readonly JudgedHome[]): Columns => {
  const sorted = judged
    .map(({ propertyId, judgement }, home) => ({ propertyId, judgement, home }))
    .sort((a, b) => compareIds(a.propertyId, b.propertyId) || a.home - b.home)
  const judgements = sorted.map(({ judgement }) => judgement)
  const names = new Set<string>()
  for (const { custom } of judgements) for (const name of custom.keys()) names.add(name)
  return {
    homes: Uint32Array.from(sorted, ({ home }) => home),
    factors: columnsBy(factors, (factor) => columnOf(judgements, ({ values }) => values[factor])),
    custom: new Map([...names].map((name) => [name, columnOf(judgements, ({ custom }) => custom.get(name) ?? null)])),
    extras: columnsBy(extras, (extra) => presenceOf(judgements, extra)),
  }
}

const columnsBy = <Name extends string>(names: readonly Name[], column: (name: Name) => Column) =>
  Object.fromEntries(names.map((name) => [name, column(name)])) as Record<Name, Column>

const columnOf = (judgements: readonly Judgement[], valueOf: (judgement: Judgement) => number | null): Column => {
  const column = { thousandths: new Uint16Array(judgements.length), known: new Uint8Array(judgements.length) }
  judgements.forEach((judgement, row) => {
    const value = valueOf(judgement)
    if (value === null) return
    column.thousandths[row] = thousandthsOf(value)
    column.known[row] = 1
  })
  return column
}

const presenceOf = (judgements: readonly Judgement[], extra: Extra): Column =>
  columnOf(judgements, (judgement) => (judgement.extras.includes(extra) ? maxValue : null))
