export { serviceLoaders, type ServiceLoaders } from './services.ts'
export { startVerandah, type Overrides, type Verandah } from './start-verandah.ts'
