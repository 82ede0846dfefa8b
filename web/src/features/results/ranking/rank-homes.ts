import { displayScoreOf, type HomeCard } from '@verandah/contracts'
import { type ScoreRange, scoreRangeOf } from '@verandah/scoring-model'
import type { Preview } from '@/lib/ranking/preview.ts'

export interface RankedHome {
  home: HomeCard
  score: number | null
  /** The score displayed: the score itself, unless the server applies the list rule of 90 plus. */
  shownScore: number | null
}

/** Returns a home as loaded, with the preview's score if there is a preview. */
export function asRanked(home: HomeCard, preview: Preview | null): RankedHome {
  if (preview === null) return { home, score: home.score, shownScore: home.displayScore ?? home.score }
  const score = preview.scoreOf(home.id)
  return { home, score, shownScore: score !== null && hasListRule(home) ? displayScoreOf(score) : score }
}

/** Returns the scores that a home could have; null in a preview, whose reasons are not the home's own. */
export function rangeOf({ home, score, shownScore }: RankedHome): ScoreRange | null {
  return score !== home.score || score !== shownScore ? null : scoreRangeOf(home.breakdown)
}

/** Whether its displayed score follows the list rule of 90 plus. */
export function hasListRule({ score, displayScore }: HomeCard): boolean {
  return displayScore !== null && displayScore !== score
}
