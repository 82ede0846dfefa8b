import type { SearchedLocality } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from './domain/locality-index.ts'

/** The locality that a buyer means by what they typed: its most prominent match. Throws `invalid`, by the name of the field, where there is none. */
export const resolveLocality = (localities: LocalityIndex, field: string, text: string): SearchedLocality => {
  const found = localities.resolve(text)
  if (found) return { suburb: found.locality, state: found.state, postcode: found.postcode }
  const message = `We couldn’t find an Australian suburb called "${text}". Check the spelling or add its postcode`
  throw invalid([{ field, message }])
}
