import type { FactClaim, KeptHome, ScoreOverrides, Weights } from '@verandah/contracts'
import { isCurrent, hasFact, scoreProperty, scoringFields, scoringInputOf } from '@verandah/scoring-model'
import { matchesFilters, leavesOutSilent, partBySilence } from '@verandah/listing-providers/listing'
import type { CostOf } from '../../../costs/domain/home-costs.ts'
import { isOver, type SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import type { ResultRow } from '../../search-results.ts'
import { weightsOf } from '../../score/weigh-search.ts'
import { passes, questionsOf, type Narrowing } from './domain/narrowing.ts'
import { costsNow } from './costs-now.ts'
import { readFact } from './read-fact.ts'
import { placesAround } from './domain/area.ts'
import { openHomeFields, timesOf } from './domain/open-homes.ts'

interface Asked {
  narrowing: Narrowing
  /** Fields to read beside those that the narrowing needs. */
  reads: readonly (keyof KeptHome)[]
  now: Date
  /** Read if not given. */
  costOf?: CostOf
}

export interface Narrowed {
  /** Unordered. */
  rows: (ResultRow & { sortKey: number })[]
  weights: Weights
  own: ReadonlyMap<string, ScoreOverrides>
  /** Homes that changed since they were found; null if not checked. */
  changed: KeptHome[] | null
  counts: { total: number; shown: number; hidden: number; unknown: number; silent: number }
  /** How many homes do not state each fact of the narrowing, in its order. */
  unknownFacts: number[]
  costOf: CostOf
}

/** The homes of a search that pass a narrowing, with current scores; reads only the requested fields. */
export async function narrowHomes(
  deps: SearchParts,
  search: SearchDoc,
  { narrowing, reads, now, costOf: given }: Asked,
): Promise<Narrowed> {
  const facts = [narrowing.fact ?? []].flat().map(readFact)
  const costOf = given ?? (await costsNow(deps, search, { narrowing, reads, now }))
  const places = placesAround(deps.localities, search.filters.locations)
  const questions = questionsOf(narrowing, { now, facts, costOf, ...places })
  const fields = new Set([
    ...reads,
    ...questions.flatMap((one) => one.reads),
    ...(search.customWeights ? scoringFields : []),
    ...(leavesOutSilent(search.filters) ? (['facts'] as const) : []),
  ])
  const isUnseen = narrowing.unseen !== undefined
  const [found, hiddenIds, seenIds, own, weights] = await Promise.all([
    deps.results.rowsOf(search._id, [...fields]),
    deps.homeMarks.hiddenBy(search.userId),
    isUnseen ? deps.homeMarks.seenBy(search.userId) : new Set<string>(),
    deps.overrides.of(search.userId),
    weightsOf(deps, search),
  ])
  const { rows, changed } = await asOfNow(deps, search, { found, fields, own })
  const { having, silent } = partBySilence(await follow(deps, { search, rows, own, weights }), search.filters, own)
  const all = narrowing.silent === 'show' ? [...having, ...silent] : having
  const asked = all.filter(({ propertyId }) => isAsked(narrowing.hidden, hiddenIds.has(propertyId)))
  const unseen = asked.filter(({ propertyId }) => !seenIds.has(propertyId))
  const verdicts = unseen.map(({ home, propertyId }) => passes(questions, home, own.get(propertyId) ?? null))
  const wanted = narrowing.unknown === 'only' && questions.length > 0 ? null : true
  const left = unseen.filter((_, index) => verdicts[index] === wanted)
  const hidden = all.filter(({ propertyId }) => hiddenIds.has(propertyId)).length
  const unknown = verdicts.filter((verdict) => verdict === null).length
  const unknownFacts = facts.map((fact) => countUnknown(unseen, own, fact))
  const counts = { total: all.length, shown: left.length, hidden, unknown, silent: silent.length }
  return { rows: left, weights, own, changed, counts, unknownFacts, costOf }
}

const countUnknown = (rows: readonly ResultRow[], own: Narrowed['own'], fact: FactClaim): number => {
  const isUnknown = ({ propertyId, home }: ResultRow) =>
    hasFact({ facts: home.facts, overrides: own.get(propertyId) ?? null }, fact) === null
  return rows.filter(isUnknown).length
}

const isAsked = (hidden: Narrowing['hidden'], isHidden: boolean): boolean =>
  hidden === 'show' || isHidden === (hidden === 'only')

interface Found extends Pick<Narrowed, 'own'> {
  found: ResultRow[]
  fields: ReadonlySet<keyof KeptHome>
}

/** While processing, without homes that no longer match; afterwards as seen, at today's times, as on cards. */
const asOfNow = async (deps: SearchParts, search: SearchDoc, { found, fields, own }: Found) => {
  const hasEnded = isOver(search)
  if (hasEnded && !openHomeFields.some((field) => fields.has(field))) return { rows: found, changed: null }
  const changed = await deps.properties.newerThan(found)
  if (hasEnded) return { rows: atTodaysTimes(found, changed), changed }
  return { rows: await stillMatching(deps, search, { rows: found, changed, own }), changed }
}

const atTodaysTimes = (rows: ResultRow[], changed: readonly KeptHome[]): ResultRow[] => {
  const now = new Map(changed.map((home) => [home.id, timesOf(home)]))
  return rows.map((row) => ({ ...row, home: { ...row.home, ...now.get(row.propertyId) } }))
}

/** Homes matched on arrival: only changed or corrected ones may no longer match. */
const stillMatching = async (
  { results }: SearchParts,
  { _id, filters }: SearchDoc,
  { rows, changed, own }: Pick<Following, 'rows' | 'own'> & { changed: KeptHome[] },
) => {
  const corrected = rows.map(({ propertyId }) => propertyId).filter((id) => own.has(id))
  const seen = (await results.findAll(_id, corrected)).map(({ home }) => home)
  const now = new Map([...seen, ...changed].map((home) => [home.id, home]))
  return rows.filter(({ propertyId }) => {
    const home = now.get(propertyId)
    return home === undefined || matchesFilters(home, filters, own.get(propertyId))
  })
}

interface Following extends Pick<Narrowed, 'own' | 'weights'> {
  search: SearchDoc
  rows: ResultRow[]
}

/** Rescores homes with overrides, now or before, or an earlier rule; all homes once the search is reweighted. */
const follow = async (
  { results }: SearchParts,
  { search, rows, own, weights }: Following,
): Promise<Narrowed['rows']> => {
  const { _id, filters, customWeights } = search
  const moved = rows.filter((row) => row.isOverridden || own.has(row.propertyId) || !isCurrent(row))
  const movedIds = moved.map(({ propertyId }) => propertyId)
  const anew = customWeights ? rows : await results.findAll(_id, movedIds)
  const sortKeys = new Map(
    anew.map(({ propertyId, home }) => {
      const input = scoringInputOf(home, own.get(propertyId))
      return [propertyId, scoreProperty({ input, weights, filters }).sortKey] as const
    }),
  )
  return rows.map((row) => ({ ...row, sortKey: sortKeys.get(row.propertyId) ?? row.sortKey ?? 0 }))
}
