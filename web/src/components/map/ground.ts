import L from 'leaflet'
import * as australia from 'virtual:australia'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMapConfig, type ReplyOf } from '@verandah/contracts'
import { useEffect } from 'react'
import { routeQuery } from '@/lib/api/route-query.ts'
import { useTheme } from '@/lib/theme/theme.ts'

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

/**
 * The coastline is accurate to half a kilometre. At close zoom the land is widened into the sea by this many
 * metres, so that homes near a beach are not drawn in the water.
 */
const roughMetres = 300
const roughFromZoom = 9
/** Borders come from a coarser map, so they are hidden at close zoom, where they would run along the wrong street. */
const bordersUpToZoom = 11

/** Below the pane of tiles, so that the coast shows where tiles are missing. */
const pane = 'land'

/** Adds the land and its inner borders below all other layers; returns a function that removes them. */
const addLand = (map: L.Map) => {
  if (map.getPane(pane) === undefined) map.createPane(pane).style.zIndex = '150'
  const land = L.polygon(
    pointsOf(australia.land).map((ring) => [ring]),
    { pane, className: 'map-land', interactive: false, smoothFactor: 1.5 },
  )
  const borders = L.polyline(pointsOf(australia.borders), {
    pane,
    className: 'map-border',
    interactive: false,
    weight: 1,
  })
  const fit = () => {
    const zoom = map.getZoom()
    land.setStyle({ weight: zoom < roughFromZoom ? 1 : Math.max(1, (2 * roughMetres) / metresPerPixel(map)) })
    if (zoom > bordersUpToZoom) borders.remove()
    else borders.addTo(map).bringToBack()
    land.bringToBack()
  }
  land.addTo(map)
  fit()
  map.on('zoomend', fit)
  return () => {
    map.off('zoomend', fit)
    land.remove()
    borders.remove()
  }
}

const metresPerPixel = (map: L.Map): number =>
  (156_543 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 2 ** map.getZoom()

/** Decodes lines stored as deltas in thousandths of a degree, longitude first. */
const pointsOf = (lines: readonly number[][]): L.LatLngTuple[][] =>
  lines.map((steps) => {
    let longitude = 0
    let latitude = 0
    const points: L.LatLngTuple[] = []
    for (let at = 0; at < steps.length; at += 2) {
      longitude += steps[at] ?? 0
      latitude += steps[at + 1] ?? 0
      points.push([latitude / 1000, longitude / 1000])
    }
    return points
  })
