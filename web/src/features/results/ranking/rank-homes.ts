import {
  type BreakdownLine,
  displayScoreOf,
  factors,
  type HomeCard,
  type PropertyScore,
  type Weights,
} from '@verandah/contracts'
import {
  type Column,
  type Evaluation,
  extras,
  rank,
  type ScoreRange,
  scoreRangeOf,
  weighEvaluation,
} from '@verandah/scoring-model'
import type { FoundColumns } from '../api/found-columns.ts'

export interface RankedHome {
  home: HomeCard
  score: number | null
  /** The score displayed: the score itself, unless the server applies the list rule of 90 plus. */
  shownScore: number | null
}

export type Reasons = Pick<PropertyScore, 'breakdown' | 'coverage'>

/** All homes of a search, ranked by previewed weights. */
export interface Preview {
  /** Ids, best first, ties by id. */
  order: readonly string[]
  scoreOf: (id: string) => number | null
  reasonsOf: (home: HomeCard) => Reasons | null
}

export const previewOf = (found: FoundColumns, weights: Weights): Preview => {
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

/** Returns a home as loaded, with the preview's score if there is a preview. */
export const asRanked = (home: HomeCard, preview: Preview | null): RankedHome => {
  if (preview === null) return { home, score: home.score, shownScore: home.displayScore ?? home.score }
  const score = preview.scoreOf(home.id)
  return { home, score, shownScore: score !== null && hasListRule(home) ? displayScoreOf(score) : score }
}

/** Returns the scores that a home could have; null in a preview, whose reasons are not the home's own. */
export const rangeOf = ({ home, score, shownScore }: RankedHome): ScoreRange | null =>
  score !== home.score || score !== shownScore ? null : scoreRangeOf(home.breakdown)

/** Whether its displayed score follows the list rule of 90 plus. */
export const hasListRule = ({ score, displayScore }: HomeCard): boolean =>
  displayScore !== null && displayScore !== score

/** Rebuilds a home's evaluation from the columns; its breakdown tells which values are overrides. */
const evaluationAt = ({ columns }: FoundColumns, row: number, { breakdown }: HomeCard): Evaluation => {
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
const reasonsAt = (evaluation: Evaluation, weights: Weights, { breakdown }: HomeCard): Reasons => {
  const weighed = weighEvaluation(evaluation, weights)
  const said = (line: BreakdownLine) => breakdown.find(({ kind, name }) => kind === line.kind && name === line.name)
  return { ...weighed, breakdown: weighed.breakdown.map((line) => ({ ...said(line), ...line })) }
}
