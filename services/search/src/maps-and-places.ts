import { mapFilePath } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { SearchSettings } from './config.ts'
import { type LocalityIndex, placesInSquare } from '@verandah/localities/places'

export const getMapConfig =
  ({ settings }: { settings: SearchSettings }): Handler<'getMapConfig'> =>
  () => {
    const { MAP_FILE, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_STREETS_OFFER: offered } = settings
    const file = MAP_FILE === undefined ? null : { url: mapFilePath, attribution }
    const tiles = url === undefined ? null : { url, attribution }
    const isOffered = file === null && tiles === null && offered !== 'off'
    const offer = isOffered ? { url: offered, attribution } : null
    return Promise.resolve(new Answer({ tiles, file, offer }, { 'Cache-Control': 'private, max-age=3600' }))
  }

export const listMapPlaces =
  ({ localities }: { localities: LocalityIndex }): Handler<'listMapPlaces'> =>
  ({ query }) =>
    Promise.resolve(new Answer(placesInSquare(localities.ranked, query), { 'Cache-Control': 'private, max-age=86400' }))

export const suggestLocalities =
  ({ localities }: { localities: LocalityIndex }): Handler<'searchLocalities'> =>
  ({ query }) => {
    const found = localities.suggest(query.q, query.limit)
    const suggestions = found.map(({ id, value, locality, state, postcode, latitude, longitude }) => {
      return { id, value, locality, state, postcode, latitude, longitude }
    })
    return Promise.resolve(new Answer(suggestions, { 'Cache-Control': 'public, max-age=3600' }))
  }
