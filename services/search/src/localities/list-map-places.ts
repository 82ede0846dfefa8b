import type { listMapPlaces as route } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { LocalityIndex } from './domain/locality-index.ts'
import { placesInSquare } from './domain/places-in-square.ts'

export const listMapPlaces =
  ({ localities }: { localities: LocalityIndex }): Handler<typeof route> =>
  ({ query }) =>
    Promise.resolve(new Answer(placesInSquare(localities.ranked, query), { 'Cache-Control': 'private, max-age=86400' }))
