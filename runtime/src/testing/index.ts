export { createBuyer, richmond, saveWeights, type Buyer } from './buyer.ts'
export { feedsTakenIn } from './feeds-taken-in.ts'
export { serviceLoaders, type ServiceLoaders } from '../services.ts'
export { shareOf, sliceOf, sliceWith } from './slice.ts'
