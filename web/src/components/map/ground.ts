import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMapConfig, type ReplyOf } from '@verandah/contracts'
import L from 'leaflet'
import { useEffect } from 'react'
import { routeQuery } from '@/lib/api/route-query.ts'
import { useTheme } from '@/lib/theme/theme.ts'
import { addLand } from './land.ts'
import { closestZoom } from './use-map.ts'

type Ground = ReplyOf<typeof getMapConfig>

/** Without an answer the map is drawn without streets. */
const plain: Ground = { tiles: null, file: null }

/** What lies under the markers: undefined until it is known. */
export const useGround = (): Ground | undefined => {
  const { data, isPending } = useQuery(groundQuery)
  return isPending ? undefined : (data ?? plain)
}

export const groundQuery = queryOptions({ ...routeQuery(getMapConfig, {}), staleTime: Infinity })

export const isPlain = (ground: Ground | undefined): boolean => ground?.tiles === null && ground.file === null

/** Whom the map thanks for what it shows. */
export const thanksFor = (ground: Ground | undefined): string =>
  (ground?.file ?? ground?.tiles)?.attribution ?? 'Coastline and borders: Natural Earth. Approximate up close.'

/** Lays the ground: streets of the operator's file or of tiles, or else the coast and the borders. */
export const useGroundLayer = (map: L.Map | null, ground: Ground | undefined): void => {
  const [theme] = useTheme()
  const flavor = ground?.file == null ? null : theme
  useEffect(() => {
    if (map === null || ground === undefined) return undefined
    if (ground.file !== null) return addFile(map, ground.file.url, flavor ?? 'light')
    if (ground.tiles === null) return addLand(map)
    const tiles = L.tileLayer(ground.tiles.url, { maxZoom: closestZoom, className: 'map-pictures' }).addTo(map)
    return () => void tiles.remove()
  }, [map, ground, flavor])
}

/** The code that draws streets comes only where there are some to be drawn. Where they cannot be read, the coast is there at least. */
const addFile = (map: L.Map, url: string, flavor: string) => {
  let remove: () => void = () => undefined
  let isGone = false
  const lay = (add: () => () => void) => {
    if (!isGone) remove = add()
  }
  readStreets(url, flavor).then(
    (streets) => lay(() => (streets.addTo(map), () => void streets.remove())),
    () => lay(() => addLand(map)),
  )
  return () => {
    isGone = true
    remove()
  }
}

/** A file says itself how closely it looks; from nearer, what it knows is drawn larger. */
const readStreets = async (url: string, flavor: string): Promise<L.GridLayer> => {
  const { leafletLayer, PmtilesSource } = await import('protomaps-leaflet')
  const file = new PmtilesSource(url, true).p
  const { maxZoom: maxDataZoom } = await file.getHeader()
  const layer: unknown = leafletLayer({ url: file, flavor, maxDataZoom, lang: 'en', attribution: '' })
  if (layer instanceof L.GridLayer) return layer
  throw new Error('The streets are no layer of this map.')
}
