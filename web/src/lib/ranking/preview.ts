import { type BreakdownLine, factors, type PropertyScore, type Weights } from '@verandah/contracts'
import { type Column, type Evaluation, extras, rank, weighEvaluation } from '@verandah/scoring-model'
import type { RankableHomes } from './unpack-columns.ts'

export type Reasons = Pick<PropertyScore, 'breakdown' | 'coverage'>

type ScoredHome = Pick<PropertyScore, 'breakdown'> & { id: string }

/** All homes of a search, ranked by previewed weights. */
export interface Preview {
  /** Ids, best first, ties by id. */
  order: readonly string[]
  scoreOf: (id: string) => number | null
  reasonsOf: (home: ScoredHome) => Reasons | null
}

export function previewOf(found: RankableHomes, weights: Weights): Preview {
  const { ids, columns } = found
  const { order, scores } = rank(columns, weights)
  const rows = new Map(ids.map((id, row) => [id, row]))
  return {
    order: Array.from(order, (row) => ids[row] ?? ''),
    scoreOf: (id) => scores[rows.get(id) ?? -1] ?? null,
    reasonsOf: (home) => {
      const row = rows.get(home.id)
      return row === undefined ? null : reasonsAt(evaluationAt(found, row, home), weights, home)
    },
  }
}

/** Rebuilds a home's evaluation from the columns; its breakdown tells which values are overrides. */
const evaluationAt = ({ columns }: RankableHomes, row: number, { breakdown }: ScoredHome): Evaluation => {
  const valueIn = ({ thousandths, known }: Column) => (known[row] === 1 ? (thousandths[row] ?? 0) / 1000 : null)
  const own = breakdown.filter(({ isOverridden }) => isOverridden)
  const values = factors.map((factor) => [factor, valueIn(columns.factors[factor])])
  return {
    values: Object.fromEntries(values) as Evaluation['values'],
    overridden: factors.filter((factor) => own.some(({ kind, name }) => kind === 'factor' && name === factor)),
    isPriceHidden: false,
    isOverBudget: columns.overBudget[row] === 1,
    custom: new Map([...columns.custom].map(([name, column]) => [name, valueIn(column)])),
    corrected: new Set(own.flatMap(({ kind, name }) => (kind === 'custom' ? [name] : []))),
    extras: extras.filter((extra) => columns.extras[extra].known[row] === 1),
  }
}

/** Recomputes the breakdown for other weights; keeps the server's texts of each line. */
const reasonsAt = (evaluation: Evaluation, weights: Weights, { breakdown }: ScoredHome): Reasons => {
  const weighed = weighEvaluation(evaluation, weights)
  const said = (line: BreakdownLine) => breakdown.find(({ kind, name }) => kind === line.kind && name === line.name)
  return { ...weighed, breakdown: weighed.breakdown.map((line) => ({ ...said(line), ...line })) }
}
