import * as z from 'zod/mini'
import { AustralianState, Id, Postcode, RequiredText } from '../fields.ts'

/** A place that a search names. */
export const SearchedLocality = z.object({ suburb: RequiredText(80), state: AustralianState, postcode: Postcode })
export type SearchedLocality = z.infer<typeof SearchedLocality>

export const maxSearchedLocalities = 5

export const SearchedLocalities = z
  .array(SearchedLocality)
  .check(z.minLength(1), z.maxLength(maxSearchedLocalities, `At most ${maxSearchedLocalities} places`))

export const LocationSuggestion = z.object({
  id: Id,
  /** Display text: `Richmond VIC 3121`. */
  value: z.string(),
  locality: z.string(),
  state: AustralianState,
  postcode: Postcode,
  latitude: z.number(),
  longitude: z.number(),
})
export type LocationSuggestion = z.infer<typeof LocationSuggestion>
