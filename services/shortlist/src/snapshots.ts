import { NotesChanged, PropertySaved, PropertyUnsaved, PurchaseChanged, PursuitChanged } from '@verandah/contracts'
import { snapshot, newEvent } from '@verandah/kit'
import { announcePurchase } from './announce-purchase.ts'
import { isPursued } from './announce.ts'
import type { ShortlistContext } from './context.ts'
import type { SavedDoc } from './saved-document.ts'

/** Earlier builds ordered records by the time of their last change, which is not below their revision. */
const orderOf = ({ revision, updatedAt }: SavedDoc): number => Math.max(revision, updatedAt.getTime())

const homeOf = ({ userId, propertyId }: SavedDoc) => ({ userId, propertyId })

/**
 * Snapshots of the homes on shortlists, the homes removed from them, which are pursued, buyers' notes and purchases.
 */
export const snapshots = [
  snapshot(PropertySaved, ({ saved, clock }: ShortlistContext) =>
    saved.each((doc) =>
      doc.removedAt
        ? []
        : [newEvent(PropertySaved, { ...homeOf(doc), revision: orderOf(doc), searchId: doc.searchId }, { clock })],
    ),
  ),
  snapshot(PropertyUnsaved, ({ saved, clock }: ShortlistContext) =>
    saved.each((doc) =>
      doc.removedAt ? [newEvent(PropertyUnsaved, { ...homeOf(doc), revision: orderOf(doc) }, { clock })] : [],
    ),
  ),
  snapshot(NotesChanged, ({ saved, clock }: ShortlistContext) =>
    saved.each((doc) => {
      const { tags, notes } = doc.removedAt ? { tags: [], notes: '' } : doc
      const words = { tags, notes: notes === '' ? null : notes }
      return [newEvent(NotesChanged, { ...homeOf(doc), revision: doc.revision, ...words }, { clock })]
    }),
  ),
  snapshot(PursuitChanged, ({ saved, clock }: ShortlistContext) =>
    saved.each((doc) => [
      newEvent(
        PursuitChanged,
        { ...homeOf(doc), revision: doc.revision, isPursued: isPursued(doc.removedAt ? null : doc) },
        { clock },
      ),
    ]),
  ),
  snapshot(PurchaseChanged, ({ purchases, clock }: ShortlistContext) =>
    purchases.each((doc) => [announcePurchase(doc, clock)]),
  ),
]
