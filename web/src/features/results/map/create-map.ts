import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'

export interface Tiles {
  url: string
  attribution: string
}

/** Nobody needs a closer look than a street. */
export const closestZoom = 18
const australia: L.LatLngBoundsLiteral = [
  [-43.8, 112.9],
  [-10.5, 153.7],
]

/** An empty map. Its own controls are left out: the page has its own, of a size for thumbs. */
export const createMap = (frame: HTMLElement, tiles: Tiles | null): L.Map => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(frame, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxZoom: closestZoom,
    minZoom: 3,
    zoomSnap: tiles === null ? 0.25 : 1,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  map.fitBounds(australia)
  L.control.scale({ imperial: false, position: 'topleft' }).addTo(map)
  if (tiles !== null) L.tileLayer(tiles.url, { maxZoom: closestZoom }).addTo(map)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  return map
}
