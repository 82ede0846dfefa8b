import { mapFilePath, type getMapConfig as route } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { SearchSettings } from './config.ts'

export const getMapConfig =
  ({ settings }: { settings: SearchSettings }): Handler<typeof route> =>
  () => {
    const { MAP_FILE, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = settings
    const file = MAP_FILE === undefined ? null : { url: mapFilePath, attribution }
    const tiles = url === undefined ? null : { url, attribution }
    return Promise.resolve(new Answer({ tiles, file }, { 'Cache-Control': 'private, max-age=3600' }))
  }
