import { mapFilePath, type getMapConfig as route } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { SearchSettings } from './config.ts'

export const getMapConfig =
  ({ settings }: { settings: SearchSettings }): Handler<typeof route> =>
  () => {
    const { MAP_FILE, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_STREETS_OFFER: offered } = settings
    const file = MAP_FILE === undefined ? null : { url: mapFilePath, attribution }
    const tiles = url === undefined ? null : { url, attribution }
    const isOffered = file === null && tiles === null && offered !== 'off'
    const offer = isOffered ? { url: offered, attribution } : null
    return Promise.resolve(new Answer({ tiles, file, offer }, { 'Cache-Control': 'private, max-age=3600' }))
  }
