import { displayScoreOf, type Property, type PropertyScore, type PropertySnapshot } from '@verandah/contracts'

export type ScoreDisplay = 'score' | 'plus90'

/** A home as a buyer is shown it. `displayScore` is the score itself unless the setting asks for the letter of the list rule. */
export const toProperty = (home: PropertySnapshot, score: PropertyScore | null, display: ScoreDisplay): Property => ({
  ...home,
  score: score?.score ?? null,
  displayScore: score === null ? null : display === 'plus90' ? displayScoreOf(score.score) : score.score,
  breakdown: score?.breakdown ?? [],
  coverage: score?.coverage ?? null,
  scoreOverrides: null,
  tags: [],
  notes: null,
})
