import { displayScoreOf, type Property, type SearchFilters, type Weights } from '@verandah/contracts'
import { type Columns, type Evaluation, evaluateProperty, rank, toColumns } from '@verandah/scoring-model'

export interface RankedHome {
  home: Property
  score: number | null
  /** What the ring says: the score, unless the server shows the list rule of 90 plus. */
  shownScore: number | null
}

/** Homes evaluated once: a slider only weighs them again. */
export interface EvaluatedHomes {
  homes: readonly Property[]
  evaluations: ReadonlyMap<string, Evaluation>
  columns: Columns
}

export interface ToEvaluate {
  homes: readonly Property[]
  weights: Weights
  filters: Pick<SearchFilters, 'locations'> | undefined
}

export const evaluateHomes = (asked: ToEvaluate): EvaluatedHomes => gather(asked, evaluateSome(asked, asked.homes))

const homesInSlice = 50

/** The same in slices that let the page answer in between. Null when it is not wanted any more. */
export const evaluateHomesInSlices = async (
  asked: ToEvaluate,
  isWanted: () => boolean,
): Promise<EvaluatedHomes | null> => {
  const evaluated: Evaluated[] = []
  for (let from = 0; from < asked.homes.length; from += homesInSlice) {
    if (!isWanted()) return null
    evaluated.push(...evaluateSome(asked, asked.homes.slice(from, from + homesInSlice)))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return gather(asked, evaluated)
}

interface Evaluated {
  propertyId: string
  evaluation: Evaluation
}

const evaluateSome = ({ weights, filters = { locations: [] } }: ToEvaluate, homes: readonly Property[]): Evaluated[] =>
  homes.map((home) => ({
    propertyId: home.id,
    evaluation: evaluateProperty({ input: { ...home, overrides: home.scoreOverrides }, weights, filters }),
  }))

const gather = ({ homes }: ToEvaluate, evaluated: readonly Evaluated[]): EvaluatedHomes => {
  const evaluations = new Map(evaluated.map(({ propertyId, evaluation }) => [propertyId, evaluation]))
  return { homes, evaluations, columns: toColumns(evaluated) }
}

/** Homes in the order of new weights, ties by id. */
export const rankHomes = ({ homes, columns }: EvaluatedHomes, weights: Weights): RankedHome[] => {
  const { order, scores } = rank(columns, weights)
  const shown = shownScoreFor(homes)
  return [...order].flatMap((index) => {
    const home = homes[index]
    if (home === undefined) return []
    const score = scores[index] ?? null
    return [{ home, score, shownScore: shown(score) }]
  })
}

/** Homes as the server ranked them. */
export const asRanked = (homes: readonly Property[]): RankedHome[] =>
  homes.map((home) => ({ home, score: home.score, shownScore: home.displayScore ?? home.score }))

const shownScoreFor = (homes: readonly Property[]) => {
  const isOtherRule = homes.some(({ score, displayScore }) => displayScore !== null && displayScore !== score)
  return (score: number | null): number | null => (score !== null && isOtherRule ? displayScoreOf(score) : score)
}
