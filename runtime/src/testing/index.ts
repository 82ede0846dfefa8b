export { createBuyer, richmond, saveWeights, type Buyer } from './buyer.ts'
export { overlays, renderOverlay } from './read-manifests.ts'
export { feedsTakenIn } from './feeds-taken-in.ts'
export { shareOf, sliceOf, sliceWith } from './slice.ts'
