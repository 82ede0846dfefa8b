export { type Acceptability, acceptabilityOf } from './acceptability.ts'
export type { Decision, Sampling, Unknown } from './draw-means.ts'
export { type Dial, fewestSteps } from './fewest-steps.ts'
export { weightsNear } from './weightings.ts'
export { type Choice, isContrast, leadOfPreferred } from './choices.ts'
export { leastContrasts, suggestWeights, type Turn } from './suggest-weights.ts'
export { tellingPairs } from './telling-pairs.ts'
export { type Disagreement, greatestDisagreement } from './disagreement.ts'
export type { Place } from './places.ts'
export {
  averageOrder,
  belowNoMedian,
  leastMiseryOrder,
  leximinOrder,
  ownOrder,
  satisfactionsOf,
  type Values,
} from './several-people.ts'
export { mostExactStops, planDay } from './day-plan/plan-day.ts'
export { splitDay } from './day-plan/split-day.ts'
export type { Day, DayPlan, DayStop, LeftOut, Opening, PlannedStop } from './day-plan/types.ts'
