import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'

/** Where the streets of maps come from, and whom the map thanks for them. */
const Streets = z.object({ url: z.string(), attribution: z.string() })

/** Where the gateway serves the operator's map (`MAP_FILE`), whole or by ranges. */
export const mapFilePath = '/api/map-file'

export const getMapConfig = defineRoute('search', 'getMapConfig', 'GET /api/map-config', {
  summary:
    'The streets of maps: `file`, one in the format PMTiles, or else `tiles`, pictures at an address with {z}, {x} and {y}. With neither, a map shows the coast, borders and names.',
  reply: z.object({ tiles: z.nullable(Streets), file: z.nullable(Streets) }),
})

const SquareNumber = z.coerce.number().check(z.int(), z.gte(0))

/** A name on the map; 0 to 100 says how well the place is known. */
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
