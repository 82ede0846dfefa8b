import {
  displayScoreOf,
  type Property,
  type PropertyScore,
  type PropertySnapshot,
  type ScoreOverrides,
} from '@verandah/contracts'

export type ScoreDisplay = 'score' | 'plus90'

interface Shown {
  score: PropertyScore
  display: ScoreDisplay
  scoreOverrides: ScoreOverrides | null
  /** What the buyer noted about the home. */
  words?: Pick<Property, 'tags' | 'notes'> | undefined
}

/** A home as a buyer is shown it. `displayScore` is the score itself unless the setting asks for the letter of the list rule. */
export const toProperty = (
  home: PropertySnapshot,
  { score: { score, breakdown, coverage }, display, scoreOverrides, words }: Shown,
): Property => ({
  ...home,
  score,
  displayScore: display === 'plus90' ? displayScoreOf(score) : score,
  breakdown,
  coverage,
  scoreOverrides,
  tags: words?.tags ?? [],
  notes: words?.notes ?? null,
})
