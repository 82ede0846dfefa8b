import type L from 'leaflet'
import { type Ground, useGround, useGroundLayer } from './ground.ts'
import { useStreetsChoice } from './streets-choice.ts'
import { useTiles } from './use-tiles.ts'

export type BaseMap = ReturnType<typeof useBaseMap>

/** Draws what lies below the markers: the coast, or streets of the operator, or the offered ones once agreed to. */
export function useBaseMap(map: L.Map | null) {
  const ground = useGround()
  const streets = useStreetsChoice(ground?.offer ?? null)
  const tiles = tilesOf(ground, streets.isShown)
  const { hasFailed, retry } = useTiles(map, tiles?.url)
  useGroundLayer(map, ground)
  const isCoast = ground !== undefined && ground.file === null
  return {
    streets,
    hasFailed,
    retry,
    /** Streets have names of their own. */
    needsNames: isCoast && (tiles === null || hasFailed),
    attribution: attributionOf(ground, tiles),
  }
}

const attributionOf = (ground: Ground | undefined, tiles: Ground['tiles']): string =>
  (ground?.file ?? tiles)?.attribution ?? 'Coastline and borders: Natural Earth. Approximate up close.'

/** The operator's tiles, or those that the buyer agreed to load. */
const tilesOf = (ground: Ground | undefined, areStreetsShown: boolean): Ground['tiles'] => {
  if (ground === undefined) return null
  return ground.tiles ?? (areStreetsShown ? ground.offer : null)
}
