import { useQueries } from '@tanstack/react-query'
import { isOwnHome, type SavedProperty } from '@verandah/contracts'
import { advertsQuery, floorAreaOf } from '@/components/property/adverts.ts'
import { countText } from '@/lib/format.ts'

/** The floor areas that adverts state, in words; null for an unstated one. */
export function useFloorAreas(records: readonly SavedProperty[]): (string | null)[] {
  const queries = records.map(({ propertyId }) => ({ ...advertsQuery(propertyId), enabled: !isOwnHome(propertyId) }))
  return useQueries({ queries }).map(({ data: adverts = [] }) => {
    const area = floorAreaOf(adverts)
    return area === null ? null : `${countText(area)} m²`
  })
}
