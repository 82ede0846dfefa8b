export { createBuyer, richmond, saveWeights, type Buyer } from './buyer.ts'
export { feedsTakenIn } from './feeds-taken-in.ts'
