import L from 'leaflet'
import * as australia from 'virtual:australia'

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
export const addLand = (map: L.Map) => {
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
