import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'

/** Where map tiles come from: `url` with {z}, {x} and {y}, and whom the map thanks for them. */
const MapTiles = z.object({ url: z.string(), attribution: z.string() })

export const getMapConfig = defineRoute('search', 'getMapConfig', 'GET /api/map-config', {
  summary: 'The tiles that maps are drawn with; null means a plain map of homes and suburb names.',
  reply: z.object({ tiles: z.nullable(MapTiles) }),
})
