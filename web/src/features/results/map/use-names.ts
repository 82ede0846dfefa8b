import type L from 'leaflet'
import { useMemo } from 'react'
import { usePlaceNames } from '@/components/map/use-place-names.ts'
import type { HomeGroup } from './group-homes.ts'
import type { Shows } from './marker-text.ts'
import { coveredBy } from './use-markers.ts'

interface Naming {
  groups: readonly HomeGroup[]
  shows: Shows
  isOn: boolean
}

/** Draws place names clear of the markers, where the map has no names of its own. */
export function useNames(map: L.Map | null, { groups, shows, isOn }: Naming): void {
  const taken = useMemo(() => (map !== null && isOn ? coveredBy(map, groups, shows) : null), [map, isOn, groups, shows])
  usePlaceNames(map, taken)
}
