import type { GuideResults, Property } from '@verandah/contracts'
import { countText, dateText } from '@/lib/format.ts'

type Place = Pick<Property, 'suburb' | 'postcode' | 'propertyType'>

const kinds = {
  House: 'houses',
  Apartment: 'apartments',
  Townhouse: 'townhouses',
  Land: 'blocks of land',
  Acreage: 'acreages',
  Other: 'homes of other kinds',
} as const satisfies Record<Property['propertyType'], string>

/** "8 of 11 houses in Richmond sold above the top of their guide, by 6% in the middle." */
export function resultsHeadline({ above, count, medianPercent, level }: GuideResults, home: Place): string {
  const where = level === 'suburb' ? home.suburb : `postcode ${home.postcode}`
  const sold = `${above === 0 ? 'None' : countText(above)} of ${countText(count)} ${kinds[home.propertyType]} in ${where} sold above`
  if (above === 0 || medianPercent === null) return `${sold} the top of their guide.`
  if (above === 1) return `${sold} the top of its guide, by ${percentText(medianPercent)}.`
  return `${sold} the top of their guide, by ${percentText(medianPercent)} in the middle.`
}

/** "Sales since 2 Sep 2026 whose guide and price Verandah saw." and how open ends were taken. */
export function resultsDetail({ openEnded, since }: GuideResults): string {
  const open =
    openEnded === 0
      ? ''
      : ` ${openEnded === 1 ? '1 guide names' : `${countText(openEnded)} guides name`} only a starting price, such as “offers over”: the top counts as a tenth above it.`
  const from = dateText(since, 'UTC')
  return `Sales since ${from} whose guide and price Verandah saw.${open}`
}

const percentText = (percent: number): string => (percent < 1 ? 'less than 1%' : `${Math.round(percent)}%`)
