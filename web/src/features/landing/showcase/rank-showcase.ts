import { displayScoreOf, type ShowcaseCard } from '@verandah/contracts'
import { columnsByIdeal, explainScore } from '@verandah/scoring-model'
import { previewOf } from '@/lib/ranking/preview.ts'
import type { RankableHomes } from '@/lib/ranking/unpack-columns.ts'
import type { Brief } from './use-visitor-brief.ts'

export interface RankedHome {
  home: ShowcaseCard
  score: number | null
  /** The score displayed: the score itself, unless the server applies the list rule of 90 plus. */
  shownScore: number | null
  reasons: string
}

/** The homes that pass the filters, best first by the weights and by the budget and bedrooms that are asked for. */
export function rankShowcase(cards: readonly ShowcaseCard[], homes: RankableHomes, brief: Brief): RankedHome[] {
  const weights = {
    ...brief.weights,
    additionalCriteria: {},
    places: [],
    idealCriteria: {},
    useFiltersForScoring: true,
  }
  const known = new Map(cards.map((card) => [card.id, card]))
  const inRows = homes.ids.map((id) => known.get(id) ?? nothingStated)
  const preview = previewOf({ ...homes, columns: columnsByIdeal(homes.columns, inRows, brief) }, weights)
  return preview.order.flatMap((id) => {
    const home = known.get(id)
    if (home === undefined || !passes(home, brief)) return []
    const score = preview.scoreOf(id)
    const shownScore = score !== null && hasListRule(home) ? displayScoreOf(score) : score
    return { home, score, shownScore, reasons: explainScore(preview.reasonsOf(home) ?? home) }
  })
}

const nothingStated = { price: null, priceFrom: null, priceTo: null, bedrooms: null }

const hasListRule = ({ score, displayScore }: ShowcaseCard): boolean => displayScore !== null && displayScore !== score

/** As in a search, what is not stated passes; a range passes when it begins within the budget. */
const passes = (home: ShowcaseCard, { maxPrice, minBedrooms, propertyType }: Brief): boolean =>
  isAtMost(home.price ?? home.priceFrom ?? home.priceTo, maxPrice) &&
  isAtLeast(home.bedrooms, minBedrooms) &&
  (propertyType === undefined || home.propertyType === propertyType)

const isAtMost = (value: number | null, most: number | undefined): boolean =>
  value === null || most === undefined || value <= most

const isAtLeast = (value: number | null, least: number | undefined): boolean =>
  value === null || least === undefined || value >= least
