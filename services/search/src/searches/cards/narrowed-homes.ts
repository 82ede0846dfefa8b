import type { KeptHome, ScoreOverrides, Weights } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import type { LocalityIndex } from '../../localities/domain/locality-index.ts'
import { filteredFields, matchesFilters } from '../../providers/domain/matches-filters.ts'
import { scoringFields, scoringInputOf } from '../../ranking/domain/scoring-inputs.ts'
import type { HomeMarks } from '../../marks/home-marks.ts'
import type { MarkParts } from '../../marks/mark-homes.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import type { ResultRow } from '../search-results.ts'
import { weightsOf } from '../weigh-search.ts'
import { passes, questionsOf, type Narrowing } from './domain/narrowing.ts'
import { readFact } from './read-fact.ts'
import { placesAround } from './places-around.ts'

export type NarrowDeps = Pick<SearchParts, 'properties' | 'overrides' | 'userWeights' | 'results'> & {
  homeMarks: MarkParts['homeMarks']
  localities: LocalityIndex
}

interface Asked {
  narrowing: Narrowing
  /** What is read beside what the narrowing needs. */
  reads: readonly (keyof KeptHome)[]
  now: Date
}

export interface Narrowed {
  /** In no order. */
  rows: ResultRow[]
  marks: HomeMarks
  weights: Weights
  own: ReadonlyMap<string, ScoreOverrides>
  counts: { total: number; shown: number; hidden: number; unknown: number }
}

/** The homes of a search that a narrowing leaves, with the scores of now; no more of each is read than is asked for. */
export const narrowHomes = async (
  deps: NarrowDeps,
  search: SearchDoc,
  { narrowing, reads, now }: Asked,
): Promise<Narrowed> => {
  const facts = [narrowing.fact ?? []].flat().map(readFact)
  const questions = questionsOf(narrowing, { now, facts, ...placesAround(deps.localities, search.filters.locations) })
  const isOver = search.status !== 'processing'
  const fields = new Set([
    ...reads,
    ...questions.flatMap((one) => one.reads),
    ...(isOver ? [] : filteredFields),
    ...(search.customWeights ? scoringFields : []),
  ])
  const [found, marks, own, weights] = await Promise.all([
    deps.results.rowsOf(search._id, [...fields]),
    deps.homeMarks.of(search.userId),
    overridesOf(deps, search.userId),
    weightsOf(deps, search),
  ])
  const rows = isOver ? found : await stillMatching(deps, search, found, own)
  const all = await follow(deps, { search, rows, own, weights })
  const asked = all.filter(({ propertyId }) => isAsked(narrowing.hidden, marks.hidden.has(propertyId)))
  const unseen = narrowing.unseen === undefined ? asked : asked.filter(({ propertyId }) => !marks.seen.has(propertyId))
  const verdicts = unseen.map(({ home, propertyId }) => passes(questions, home, own.get(propertyId) ?? null))
  const left = unseen.filter((_, index) => verdicts[index] === true)
  const hidden = all.filter(({ propertyId }) => marks.hidden.has(propertyId)).length
  const unknown = verdicts.filter((verdict) => verdict === null).length
  return { rows: left, marks, weights, own, counts: { total: all.length, shown: left.length, hidden, unknown } }
}

const isAsked = (hidden: Narrowing['hidden'], isHidden: boolean): boolean =>
  hidden === 'show' || isHidden === (hidden === 'only')

const overridesOf = async ({ overrides }: NarrowDeps, userId: string) =>
  new Map((await overrides.allOf(userId)).map((one) => [one.propertyId, one.overrides]))

const stillMatching = async (
  { properties }: NarrowDeps,
  { filters }: SearchDoc,
  rows: ResultRow[],
  own: Narrowed['own'],
) => {
  const now = new Map((await properties.newerThan(rows)).map((home) => [home.id, home]))
  return rows.filter(({ propertyId, home }) =>
    matchesFilters(now.get(propertyId) ?? home, filters, own.get(propertyId)),
  )
}

interface Following extends Pick<Narrowed, 'rows' | 'own' | 'weights'> {
  search: SearchDoc
}

/** Scores again what the buyer rated by values of their own, or did before: few homes, which are read whole. All of them once the search is weighed anew. */
const follow = async ({ results }: NarrowDeps, { search, rows, own, weights }: Following): Promise<ResultRow[]> => {
  const { _id, filters, customWeights } = search
  const moved = rows.filter(({ propertyId, isOverridden }) => isOverridden || own.has(propertyId))
  const anew = customWeights
    ? rows
    : await results.findAll(
        _id,
        moved.map(({ propertyId }) => propertyId),
      )
  const scores = new Map(
    anew.map(({ propertyId, home }) => {
      const input = scoringInputOf(home, own.get(propertyId))
      return [propertyId, scoreProperty({ input, weights, filters }).score] as const
    }),
  )
  return scores.size === 0 ? rows : rows.map((row) => ({ ...row, score: scores.get(row.propertyId) ?? row.score }))
}
