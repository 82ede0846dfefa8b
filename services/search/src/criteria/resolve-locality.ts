import type { SearchedLocality } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'

/** Resolves typed text to its most prominent locality. Throws `invalid`, naming the field, when nothing matches. */
export const resolveLocality = (localities: LocalityIndex, field: string, text: string): SearchedLocality => {
  const found = localities.resolve(text)
  if (found) return { suburb: found.locality, state: found.state, postcode: found.postcode }
  const message = `We couldn’t find an Australian suburb called "${text}". Check the spelling or add its postcode`
  throw invalid([{ field, message }])
}
