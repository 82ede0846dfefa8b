import type { searchLocalities as route } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'

/** Suggests localities for typed text. */
export const suggestLocalities =
  ({ localities }: { localities: LocalityIndex }): Handler<typeof route> =>
  ({ query }) => {
    const found = localities.suggest(query.q, query.limit)
    const suggestions = found.map(({ id, value, locality, state, postcode, latitude, longitude }) => {
      return { id, value, locality, state, postcode, latitude, longitude }
    })
    return Promise.resolve(new Answer(suggestions, { 'Cache-Control': 'public, max-age=3600' }))
  }
