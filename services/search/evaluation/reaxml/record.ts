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

export function at(day: number) {
  return `2026-11-${String(day).padStart(2, '0')}-09:00:00`
}
export function full(extra = '', parts: ListingParts = {}) {
  return aReaxmlListing({ modTime: at(10), body: currentBody(extra), ...parts })
}
export function later(body: string, parts: ListingParts = {}) {
  return aReaxmlListing({ modTime: at(12), body, ...parts })
}
export function ids(body: string) {
  return `<images>${body}</images>`
}
export function photo(id: string, name = id) {
  return `<img id="${id}" url="https://img.example/${name}.jpg"/>`
}
export function pictures(...names: string[]) {
  return { images: names.map((name) => `https://img.example/${name}.jpg`) }
}
export function place(suburb: string, postcode: string) {
  return `<address><streetNumber>9</streetNumber><street>Low Street</street><suburb>${suburb}</suburb><state>VIC</state><postcode>${postcode}</postcode></address>`
}
export function stating(values: Readonly<Record<string, unknown>>) {
  return { particulars: values }
}
