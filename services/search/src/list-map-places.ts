import type { listMapPlaces as route } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import { type LocalityIndex, placesInSquare } from '@verandah/localities/places'

export const listMapPlaces =
  ({ localities }: { localities: LocalityIndex }): Handler<typeof route> =>
  ({ query }) =>
    Promise.resolve(new Answer(placesInSquare(localities.ranked, query), { 'Cache-Control': 'private, max-age=86400' }))
