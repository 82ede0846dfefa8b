import type { KeptHome, ScoreOverrides, Weights } from '@verandah/contracts'
import { hasFact, scoreProperty } from '@verandah/scoring-model'
import type { LocalityIndex } from '../../localities/domain/locality-index.ts'
import { matchesFilters } from '../../providers/domain/matches-filters.ts'
import { scoringFields, scoringInputOf } from '../../ranking/domain/scoring-inputs.ts'
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
  weights: Weights
  own: ReadonlyMap<string, ScoreOverrides>
  /** Those that have changed since they were found; null where nobody looked. */
  changed: KeptHome[] | null
  counts: { total: number; shown: number; hidden: number; unknown: number }
  /** Of how many homes each fact is unknown that the narrowing names, in its order. */
  unknownFacts: number[]
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
    ...(search.customWeights ? scoringFields : []),
  ])
  const isUnseen = narrowing.unseen !== undefined
  const [found, hiddenIds, seenIds, own, weights] = await Promise.all([
    deps.results.rowsOf(search._id, [...fields]),
    deps.homeMarks.hiddenBy(search.userId),
    isUnseen ? deps.homeMarks.seenBy(search.userId) : new Set<string>(),
    overridesOf(deps, search.userId),
    weightsOf(deps, search),
  ])
  const changed = isOver ? null : await deps.properties.newerThan(found)
  const rows = changed ? await stillMatching(deps, search, { rows: found, changed, own }) : found
  const all = await follow(deps, { search, rows, own, weights })
  const asked = all.filter(({ propertyId }) => isAsked(narrowing.hidden, hiddenIds.has(propertyId)))
  const unseen = asked.filter(({ propertyId }) => !seenIds.has(propertyId))
  const verdicts = unseen.map(({ home, propertyId }) => passes(questions, home, own.get(propertyId) ?? null))
  const left = unseen.filter((_, index) => verdicts[index] === true)
  const hidden = all.filter(({ propertyId }) => hiddenIds.has(propertyId)).length
  const unknown = verdicts.filter((verdict) => verdict === null).length
  const unknownFacts = facts.map((fact) => {
    const isUnknown = ({ propertyId, home }: ResultRow) =>
      hasFact({ facts: home.facts, overrides: own.get(propertyId) ?? null }, fact) === null
    return unseen.filter(isUnknown).length
  })
  const counts = { total: all.length, shown: left.length, hidden, unknown }
  return { rows: left, weights, own, changed, counts, unknownFacts }
}

const isAsked = (hidden: Narrowing['hidden'], isHidden: boolean): boolean =>
  hidden === 'show' || isHidden === (hidden === 'only')

const overridesOf = async ({ overrides }: NarrowDeps, userId: string) =>
  new Map((await overrides.allOf(userId)).map((one) => [one.propertyId, one.overrides]))

/** Homes matched when they came: only those that changed since, and those that the buyer corrected, may match no longer. */
const stillMatching = async (
  { results }: NarrowDeps,
  { _id, filters }: SearchDoc,
  { rows, changed, own }: Pick<Narrowed, 'rows' | 'own'> & { changed: KeptHome[] },
) => {
  const corrected = rows.map(({ propertyId }) => propertyId).filter((id) => own.has(id))
  const seen = (await results.findAll(_id, corrected)).map(({ home }) => home)
  const now = new Map([...seen, ...changed].map((home) => [home.id, home]))
  return rows.filter(({ propertyId }) => {
    const home = now.get(propertyId)
    return home === undefined || matchesFilters(home, filters, own.get(propertyId))
  })
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
