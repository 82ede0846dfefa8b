import L from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { closestZoom } from './use-map.ts'

/**
 * Shows tiles from a URL, if there is one. Leaflet requests only those in the viewport. `hasFailed` says that some of
 * them could not be loaded; `retry` loads them again, as does the return of the network.
 */
export function useTiles(map: L.Map | null, url: string | undefined) {
  const [hasFailed, setFailed] = useState(false)
  const layer = useRef<L.TileLayer>(null)
  const retry = useCallback(() => {
    layer.current?.redraw()
    map?.getContainer().focus({ preventScroll: true })
  }, [map])
  useEffect(() => {
    if (map === null || url === undefined) return undefined
    const broken = new Set<HTMLElement>()
    const tiles = L.tileLayer(url, {
      maxZoom: closestZoom,
      className: 'map-pictures',
      // OpenStreetMap refuses requests that do not name the site.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    tiles.on('tileerror', ({ tile }: L.TileEvent) => setFailed(broken.add(tile).size > 0))
    tiles.on('tileunload', ({ tile }: L.TileEvent) => {
      broken.delete(tile)
      setFailed(broken.size > 0)
    })
    const comeBack = () => {
      if (broken.size > 0) tiles.redraw()
    }
    layer.current = tiles.addTo(map)
    window.addEventListener('online', comeBack)
    return () => {
      window.removeEventListener('online', comeBack)
      tiles.remove()
      layer.current = null
    }
  }, [map, url])
  return { hasFailed, retry }
}
