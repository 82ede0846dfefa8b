import * as z from 'zod/mini'
import { Id, OrNull } from '../fields.ts'
import { BuyersFact } from './home-facts.ts'

/** 0 to 10 replaces a factor's own value. */
const Override = z.number().check(z.gte(0), z.lte(10))

/** The number of facts. */
const mostCorrections = 18

/** A buyer's own values for one home; a missing factor keeps its calculated value. */
export const ScoreOverrides = z.object({
  price: z.optional(Override),
  location: z.optional(Override),
  bedrooms: z.optional(Override),
  bathrooms: z.optional(Override),
  landSize: z.optional(Override),
  propertyAge: z.optional(Override),
  features: z.optional(z.union([Override, z.record(z.string().check(z.maxLength(60)), Override)])),
  /** The buyer's corrections. */
  facts: z.optional(z.array(BuyersFact).check(z.maxLength(mostCorrections))),
})
export type ScoreOverrides = z.infer<typeof ScoreOverrides>

/**
 * One line of a breakdown. `value` (0 to 10) is null when it is not known: such a line counts half its points, or none
 * of none where no home can be judged by it. `points` of all lines add up to the score and `outOf` to 100, both in
 * whole numbers by largest remainder.
 */
export const BreakdownLine = z.object({
  /**
   * A factor, `extra` for extra credit, `custom` for a custom criterion, `place` for a place that matters, `neutral`
   * when every weight is zero.
   */
  kind: z.enum(['factor', 'extra', 'custom', 'place', 'neutral']),
  /** The factor's name, the extra's name, or the own name of the custom criterion or place. */
  name: z.string(),
  weight: z.number(),
  value: OrNull(z.number()),
  points: z.int(),
  outOf: z.int(),
  isOverridden: z.optional(z.boolean()),
  /** Why it has this value: what is known, with its numbers. */
  reason: z.optional(z.string()),
  /** The source: a provider, the description, a map, the buyer. */
  from: z.optional(z.string()),
  /** How the home compares with the buyer's ideal; absent without one. */
  ideal: z.optional(z.enum(['met', 'missed', 'unknown'])),
})
export type BreakdownLine = z.infer<typeof BreakdownLine>

/** How many of the weighed criteria are known: "6 of 8 known". */
export const Coverage = z.object({ known: z.int(), total: z.int() })
export type Coverage = z.infer<typeof Coverage>

export const PropertyScore = z.object({
  /** Whole number from 0 to 100: what lists sort, colour and show. */
  score: z.int().check(z.gte(0), z.lte(100)),
  breakdown: z.array(BreakdownLine),
  coverage: Coverage,
  /** The version of the scoring rule; absent in scores of earlier builds. */
  rule: z.optional(z.int()),
  /** Sorts equal scores: inside the budget first, then by what is known. Higher is better. */
  sortKey: z.optional(z.number()),
})
export type PropertyScore = z.infer<typeof PropertyScore>

export const ScoredProperty = z.extend(PropertyScore, { propertyId: Id, revision: z.int() })
export type ScoredProperty = z.infer<typeof ScoredProperty>

/** The rule of the specification's list score: 90 plus the score modulo 10. Shown only where `SCORE_DISPLAY=plus90`. */
export function displayScoreOf(score: number): number {
  return 90 + (score % 10)
}

export type ScoreBand = 'excellent' | 'good' | 'fair' | 'weak'

/** 80 and above green, 60 emerald, 40 amber, below red; the word goes with the colour. */
export function scoreBandOf(score: number): ScoreBand {
  return score >= 80 ? 'excellent' : score >= 60 ? 'good' : score >= 40 ? 'fair' : 'weak'
}
