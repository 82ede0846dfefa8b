import { type Criterion, type Statement, statementsOf } from '@verandah/scoring-model'
import { askedOf, type Ranked, type Standing } from './ranked.ts'

/** Fewer places are no news. */
const leastMove = 3

/** A statement that would move a home: this amount or a worse one down, this or a better one up. */
export interface Hinge {
  criterion: Criterion
  /** Of the statement: dollars, rooms, square metres, an age band, or whether the home has it. */
  amount: Statement['amount']
  isDrop: boolean
  /** The place, from 1, that the home has with this amount. */
  place: number
  /** A worse amount moves it further down, or a better one further up. */
  goesFurther: boolean
}

/** The unknown criterion that could move a home's place most, by ranking it again; null where none moves it far. */
export function hingeOf(ranked: Ranked, standing: Standing, row: number): Hinge | null {
  const { criteria, settings, keyOf, placeOf, unknownsOf } = standing
  const now = placeOf(row)
  const found = unknownsOf(row).flatMap((index) => {
    const criterion = criteria[index]
    const statements = criterion === undefined ? [] : statementsOf(criterion, askedOf(ranked))
    if (criterion === undefined || statements.length === 0) return []
    const places = statements.map((statement) => placeOf(row, keyOf(row, settings, { criterion: index, ...statement })))
    return [movedBy({ criterion, statements, places }, now)]
  })
  const [furthest] = found.sort((a, b) => b.move - a.move)
  return furthest === undefined || furthest.move < leastMove ? null : furthest.hinge
}

interface Assumptions {
  criterion: Criterion
  /** From the worst to the best, with the place that each gives. */
  statements: readonly Statement[]
  places: readonly number[]
}

const movedBy = ({ criterion, statements, places }: Assumptions, now: number): { move: number; hinge: Hinge } => {
  const worst = places[0] ?? now
  const best = places.at(-1) ?? now
  const isDrop = worst - now >= now - best
  const at = isDrop
    ? places.findLastIndex((place) => place - now >= leastMove)
    : places.findIndex((place) => now - place >= leastMove)
  const place = places[at] ?? now
  const amount = statements[at]?.amount ?? false
  const hinge = { criterion, amount, isDrop, place, goesFurther: place !== (isDrop ? worst : best) }
  return { move: isDrop ? worst - now : now - best, hinge }
}
