export { type Acceptability, acceptabilityOf } from './acceptability.ts'
export type { Decision, Sampling, Unknown } from './draw-means.ts'
export { type Dial, fewestSteps } from './fewest-steps.ts'
export { weightsNear } from './weightings.ts'
