export { startVerandah, type Overrides, type Verandah } from './start-verandah.ts'
