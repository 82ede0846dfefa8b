export { describeBus } from './bus-contract.ts'
export { hasty } from './things.ts'
