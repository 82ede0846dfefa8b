import type { PropertySnapshot } from './property.ts'

type Guided = Pick<PropertySnapshot, 'state' | 'status' | 'auction' | 'price' | 'priceFrom' | 'priceTo'>

/**
 * A range may be this wide in Victoria (Estate Agents Act 1980; Consumer Affairs Victoria, checked in November 2026).
 */
const widestPercent = 10

/** A note on a price guide that breaks its state's rules; null for any other. */
export function guideNoteOf({ state, status, auction, price, priceFrom, priceTo }: Guided): string | null {
  if (status !== 'active' || (price ?? priceFrom ?? priceTo) === null) return null
  if (state === 'QLD' && auction) return 'In Queensland, homes for auction are advertised without a price guide.'
  return state === 'VIC' && price === null ? victorianNote(priceFrom, priceTo) : null
}

const victorianNote = (priceFrom: number | null, priceTo: number | null): string | null => {
  if (priceFrom === null) return null
  if (priceTo === null) return 'In Victoria, a price guide names one price or a range, not “from”, “over” or “+”.'
  const percent = ((priceTo - priceFrom) * 100) / priceFrom
  if (percent <= widestPercent) return null
  return `This range spans ${spanText(percent)}%. In Victoria an advertised range may span at most ${widestPercent}%.`
}

/** "14", "10.3" or "just over 10". */
const spanText = (percent: number): string => {
  const rounded = Math.round(percent * 10) / 10
  return rounded > widestPercent ? String(rounded) : `just over ${widestPercent}`
}
