import {
  cancelSearch,
  deleteCalendarEvent,
  editSavedProperty,
  listSearchResults,
  removeSavedProperty,
  weighSearch,
} from '@verandah/contracts'
import type { Call } from '@verandah/runtime/testing/browser'
import type { Buyer } from './buyer.ts'
import { pick, type Deed } from './scene.ts'

interface Trespass {
  readonly what: string
  /** The ids of the victim's records that it may be tried on. */
  readonly ids: (victim: Buyer) => readonly string[]
  readonly attempt: (call: Call, id: string) => Promise<{ status: number }>
}

const savedIds = ({ saved }: Buyer) => Array.from(saved.values(), ({ recordId }) => recordId)
const searchIds = ({ searches }: Buyer) => [...searches]
const visitIds = ({ visits }: Buyer) => Array.from(visits.values(), ({ id }) => id)

const trespasses: readonly Trespass[] = [
  {
    what: 'edited a saved home',
    ids: savedIds,
    attempt: (call, id) => call(editSavedProperty, { params: { id }, body: { notes: 'written by somebody else' } }),
  },
  { what: 'removed a saved home', ids: savedIds, attempt: (call, id) => call(removeSavedProperty, { params: { id } }) },
  { what: 'deleted a visit', ids: visitIds, attempt: (call, id) => call(deleteCalendarEvent, { params: { id } }) },
  { what: 'cancelled a search', ids: searchIds, attempt: (call, id) => call(cancelSearch, { params: { id } }) },
  { what: 'weighed a search', ids: searchIds, attempt: (call, id) => call(weighSearch, { params: { id }, body: {} }) },
  {
    what: 'read the results of a search',
    ids: searchIds,
    attempt: (call, searchId) => call(listSearchResults, { params: { searchId } }),
  },
]

/** Tries everything on records of the others, of which the ids are known: none of it may be done. */
export const trespass: Deed = async ({ buyer, others, draws: [which] }) => {
  for (const victim of others) {
    for (const { what, ids, attempt } of trespasses) {
      const id = pick(ids(victim), which)
      if (id === undefined) continue
      const { status } = await buyer.ask(`peek: ${what}`, (call) => attempt(call, id), { fine: [404] })
      if (status !== 404) buyer.ledger.wrong.push(`${buyer.username} ${what} of ${victim.username}: ${status}`)
    }
  }
}
