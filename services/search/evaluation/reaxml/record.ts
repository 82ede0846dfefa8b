import { aReaxmlListing, currentBody, type ListingParts } from '@verandah/listing-providers/testing'

/**
 * Records of one advert in order, the expected advert after the last, and words of the report. Written before the code
 * that they test.
 */
export interface RecordLabel {
  rule: string
  records: string[]
  /** Fields of the advert; null when it must be rejected. */
  advert: Readonly<Record<string, unknown>> | null
  /** Words that the report must contain; when empty, the report must be empty. */
  report?: RegExp
}

export const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}-09:00:00`
export const full = (extra = '', parts: ListingParts = {}) =>
  aReaxmlListing({ modTime: at(10), body: currentBody(extra), ...parts })
export const later = (body: string, parts: ListingParts = {}) => aReaxmlListing({ modTime: at(12), body, ...parts })
export const ids = (body: string) => `<images>${body}</images>`
export const photo = (id: string, name = id) => `<img id="${id}" url="https://img.example/${name}.jpg"/>`
export const pictures = (...names: string[]) => ({ images: names.map((name) => `https://img.example/${name}.jpg`) })
export const place = (suburb: string, postcode: string) =>
  `<address><streetNumber>9</streetNumber><street>Low Street</street><suburb>${suburb}</suburb><state>VIC</state><postcode>${postcode}</postcode></address>`
export const stating = (values: Readonly<Record<string, unknown>>) => ({ particulars: values })
