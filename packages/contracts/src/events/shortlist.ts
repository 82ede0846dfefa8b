import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { TrackedPurchase } from '../models/purchase.ts'

const OfUser = z.object({ userId: Id, propertyId: Id })
/** The revision of the buyer's record; events of builds without it order by `occurredAt`. */
const OfRecord = z.extend(OfUser, { revision: OrNull(z.int()) })

export const PropertySaved = defineEvent('shortlist', 'PropertySaved', {
  summary:
    'A buyer put a home on their shortlist, or saved it from another search. Of this and `PropertyUnsaved` the higher revision holds.',
  data: z.extend(OfRecord, {
    /** The search that it was saved from. */
    searchId: z.optional(z.nullable(Id)),
  }),
})

export const PropertyUnsaved = defineEvent('shortlist', 'PropertyUnsaved', {
  summary: 'A buyer took a home off their shortlist.',
  data: OfRecord,
})

export const NotesChanged = defineEvent('shortlist', 'NotesChanged', {
  summary: 'What a buyer notes about a home changed; a removed home has none.',
  data: z.extend(OfUser, { revision: z.int(), tags: z.array(z.string()), notes: OrNull(z.string()) }),
})

export const PursuitChanged = defineEvent('shortlist', 'PursuitChanged', {
  summary: 'A buyer let a saved home go, as lost or off the shortlist, or takes it up again.',
  data: z.extend(OfUser, { revision: z.int(), isPursued: z.boolean() }),
})

export const PurchaseChanged = defineEvent('shortlist', 'PurchaseChanged', {
  summary:
    'What is due for a home that a buyer is buying may be different. The data is whole; a newer revision wins. No offers, prices or people.',
  data: z.extend(OfUser, {
    /** Continues from the time in milliseconds. */
    revision: z.int(),
    /** Null: deleted, let go, or of a home without details. */
    purchase: OrNull(TrackedPurchase),
    changedAt: Instant,
  }),
})
