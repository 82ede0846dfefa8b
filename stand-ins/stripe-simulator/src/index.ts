export { startStripeSimulator, type StripeSimulator, type StripeSimulatorOptions } from './start-stripe-simulator.ts'
