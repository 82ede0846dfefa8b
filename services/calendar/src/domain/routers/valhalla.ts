import type { TravelMode, TravelPlace } from '@verandah/contracts'
import { fieldOf, type RouterKind } from './router-kind.ts'

/**
 * Valhalla's matrix, concise: `sources_to_targets.durations` are seconds, null where there is no way. By default at
 * most 2,500 pairs, and 400 km (200 km on foot or by bicycle) between the two furthest places.
 * https://valhalla.github.io/valhalla/api/matrix/ (3.8.3)
 */
export const valhalla: RouterKind = {
  path: () => 'sources_to_targets',
  query: {},
  body: ({ mode, places }) => {
    const all = places.map(locationOf)
    return { sources: all, targets: all, costing: costings[mode], verbose: false }
  },
  rowsIn: (answer) => fieldOf(fieldOf(answer, 'sources_to_targets'), 'durations'),
}

const costings: Readonly<Record<TravelMode, string>> = { driving: 'auto', cycling: 'bicycle', walking: 'pedestrian' }

const locationOf = ({ latitude, longitude }: TravelPlace) => ({ lat: latitude, lon: longitude })
