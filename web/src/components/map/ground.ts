import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMapConfig, type ReplyOf } from '@verandah/contracts'
import L from 'leaflet'
import { useEffect } from 'react'
import { routeQuery } from '@/lib/api/route-query.ts'
import { useTheme } from '@/lib/theme/theme.ts'
import { addLand } from './land.ts'

export type Ground = ReplyOf<typeof getMapConfig>

/** Fallback if the map config fails to load: no streets. */
const plain: Ground = { tiles: null, file: null, offer: null }

export function useGround(): Ground | undefined {
  const { data, isPending } = useQuery(groundQuery)
  return isPending ? undefined : (data ?? plain)
}

export const groundQuery = queryOptions({ ...routeQuery(getMapConfig, {}), staleTime: Infinity })

/** Adds the lowest layer: streets from the operator's file, or else the coast and borders, over which tiles may lie. */
export function useGroundLayer(map: L.Map | null, ground: Ground | undefined): void {
  const [theme] = useTheme()
  const flavor = ground?.file == null ? null : theme
  useEffect(() => {
    if (map === null || ground === undefined) return undefined
    if (ground.file !== null) return addFile(map, ground.file.url, flavor ?? 'light')
    return addLand(map)
  }, [map, ground, flavor])
}

/** Loads the street renderer only when there is a file to draw. Falls back to the coast if the file cannot be read. */
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

/** Reads the file's own maximum zoom; the renderer scales its data up beyond that. */
const readStreets = async (url: string, flavor: string): Promise<L.GridLayer> => {
  const { leafletLayer, PmtilesSource } = await import('protomaps-leaflet')
  const file = new PmtilesSource(url, true).p
  const { maxZoom: maxDataZoom } = await file.getHeader()
  const layer: unknown = leafletLayer({ url: file, flavor, maxDataZoom, lang: 'en', attribution: '' })
  if (layer instanceof L.GridLayer) return layer
  throw new Error('The streets are no layer of this map.')
}
