import L from 'leaflet'
import { type Ground, useGround, useGroundLayer } from './ground.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { streetsChoice } from '@/lib/storage/local.ts'
import { closestZoom } from './use-map.ts'

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

type Offer = Ground['offer']

/**
 * The person's choice about offered street tiles. Nothing is loaded before they agree, once for each host; later they
 * hide and show them by one press.
 */
function useStreetsChoice(offer: Offer) {
  const [choice, setChoice] = useState(streetsChoice.read)
  const [isAsking, setAsking] = useState(false)
  const host = offer === null ? null : hostOf(offer.url)
  const hasAgreed = host !== null && choice?.host === host
  const decide = (isShown: boolean) => {
    setAsking(false)
    if (host === null) return
    streetsChoice.write({ host, isShown })
    setChoice({ host, isShown })
  }
  return {
    host,
    isAsking,
    isShown: hasAgreed && choice.isShown === true,
    show: () => (hasAgreed ? decide(true) : setAsking(true)),
    agree: () => decide(true),
    refuse: () => setAsking(false),
    hide: () => decide(false),
  }
}

/** `{s}` in the URL is a subdomain. */
const hostOf = (url: string): string => new URL(url.replace('{s}.', '')).host

/**
 * Shows tiles from a URL, if there is one. Leaflet requests only those in the viewport. `hasFailed` says that some of
 * them could not be loaded; `retry` loads them again, as does the return of the network.
 */
function useTiles(map: L.Map | null, url: string | undefined) {
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
