export type { ClaimedFact } from './claims.ts'
export { explain } from './explain.ts'
export { readAdvert, readerVersion } from './read-advert.ts'
