import { SearchWeightsChanged, type Weights } from '@verandah/contracts'
import { newEvent, notFound, type Handler } from '@verandah/kit'
import { weightsForSearch } from '@verandah/scoring-model'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

/** Changes the weights of a search of the caller. Results keep their stored scores and are rescored when shown. */
export const weighSearch =
  (deps: SearchParts): Handler<'weighSearch'> =>
  ({ caller, params, body }) =>
    weigh(deps, params.id, caller.sub, body)

export const resetWeights =
  (deps: SearchParts): Handler<'resetSearchWeights'> =>
  ({ caller, params }) =>
    weigh(deps, params.id, caller.sub, null)

const weigh = async (parts: SearchParts, id: string, userId: string, weights: Weights | null): Promise<undefined> => {
  const { searches, searchUpdates, clock } = parts
  const changed = newEvent(SearchWeightsChanged, { userId, searchId: id }, { clock })
  if (!(await searches.weighOwn(id, userId, weights, changed))) throw notFound()
  searchUpdates.moved(id)
}

type WeighedBy = Pick<SearchParts, 'userWeights'>

/** The weights a search starts with: the buyer's current ones until a page pins them. */
export async function firstWeightsOf(parts: WeighedBy, { weights, userId, filters }: SearchDoc): Promise<Weights> {
  return weights ?? weightsForSearch(await parts.userWeights.of(userId), filters)
}

/** The weights that a search's homes are scored by. */
export async function weightsOf(deps: WeighedBy, search: SearchDoc): Promise<Weights> {
  return search.customWeights ?? firstWeightsOf(deps, search)
}
