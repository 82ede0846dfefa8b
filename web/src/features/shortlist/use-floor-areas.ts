import { useQueries } from '@tanstack/react-query'
import { isOwnHome, type SavedProperty } from '@verandah/contracts'
import { advertsQuery, floorAreaOf } from '@/components/property/adverts.ts'
import { countText } from '@/lib/format.ts'

/** The floor areas that adverts state, in words; null for an unstated one, and for all until every advert is known. */
export function useFloorAreas(records: readonly SavedProperty[]): (string | null)[] {
  const queries = records.map(({ propertyId }) => ({ ...advertsQuery(propertyId), enabled: !isOwnHome(propertyId) }))
  const answers = useQueries({ queries })
  if (answers.some(({ data, isEnabled }) => isEnabled && data === undefined)) return records.map(() => null)
  return answers.map(({ data: adverts = [] }) => {
    const area = floorAreaOf(adverts)
    return area === null ? null : `${countText(area)} m²`
  })
}
