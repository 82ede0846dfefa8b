import L from 'leaflet'
import * as australia from 'virtual:australia'

/** The coast is known to half a kilometre: from near, the land reaches that far into the sea rather than leave a beach-side home in the water. */
const roughMetres = 300
const roughFromZoom = 9
/** The borders come from a coarser map: from near, they would stand in the wrong street. */
const bordersUpToZoom = 11

/** The land and its inner borders, under whatever is drawn already; resolves to what takes them away. */
export const addLand = (map: L.Map) => {
  const land = L.polygon(
    pointsOf(australia.land).map((ring) => [ring]),
    { className: 'map-land', interactive: false, smoothFactor: 1.5 },
  )
  const borders = L.polyline(pointsOf(australia.borders), { className: 'map-border', interactive: false, weight: 1 })
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

/** Lines that lie as steps of thousandths of a degree, longitude first. */
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
