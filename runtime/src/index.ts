export { startVerandah, type Verandah } from './start-verandah.ts'
