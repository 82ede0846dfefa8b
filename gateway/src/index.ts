export { GatewaySettings } from './config.ts'
export { startGateway, type GatewayOptions, type RunningGateway } from './start-gateway.ts'
