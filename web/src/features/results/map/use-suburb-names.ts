import L from 'leaflet'
import { useEffect } from 'react'
import { suburbIcon } from './marker-icon.ts'
import type { PlacedHome } from './place-homes.ts'
import { suburbNames } from './suburb-names.ts'

/** Names on the ground, where no tiles say what is there. */
export const useSuburbNames = (map: L.Map | null, placed: readonly PlacedHome[]): void => {
  useEffect(() => {
    if (map === null) return undefined
    const layer = L.layerGroup().addTo(map)
    for (const suburb of suburbNames(placed)) {
      const at: [number, number] = [suburb.latitude, suburb.longitude]
      L.marker(at, { icon: suburbIcon(suburb), interactive: false, keyboard: false, pane: 'shadowPane' }).addTo(layer)
    }
    return () => void layer.remove()
  }, [map, placed])
}
