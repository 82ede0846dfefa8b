import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'

/** The tile server of street maps, with its attribution. */
const Streets = z.object({ url: z.string(), attribution: z.string() })

/** The URL of the operator's map (`MAP_FILE`), served whole or by ranges. */
export const mapFilePath = '/api/map-file'

/** OpenStreetMap's own tiles (operations.osmfoundation.org/policies/tiles). */
export const openStreetMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

export const getMapConfig = defineRoute('search', 'getMapConfig', 'GET /api/map-config', {
  summary:
    'The streets of maps: `file`, one in the format PMTiles, or else `tiles`, pictures at an address with {z}, {x} and {y}. With neither, a map shows the coast, borders and names, and loads the tiles of `offer` only after a person asks for them.',
  reply: z.object({
    tiles: z.nullable(Streets),
    file: z.nullable(Streets),
    offer: z._default(z.nullable(Streets), null),
  }),
})

const SquareNumber = z.coerce.number().check(z.int(), z.gte(0))

/** A place name on the map; 0 to 100 is its prominence. */
export const MapPlace = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  prominence: z.number(),
})
export type MapPlace = z.infer<typeof MapPlace>

export const listMapPlaces = defineRoute('search', 'listMapPlaces', 'GET /api/map-places', {
  summary:
    'Names for one square of the map, numbered as the tiles of web maps are; the best known first, with room for each.',
  query: z.object({ zoom: SquareNumber.check(z.lte(18)), x: SquareNumber, y: SquareNumber }),
  reply: z.array(MapPlace),
})
