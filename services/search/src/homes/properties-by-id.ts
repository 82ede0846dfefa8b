import type { KeptHome } from '@verandah/contracts'
import { createRecent, type EventCollection } from '@verandah/kit'
import { besidesHome, type PropertyDoc } from './property-document.ts'

/** Homes kept as read, at some 10 KB each. */
const mostRecent = 1_000

/**
 * Reads homes; a snapshot that this process has read before is not read again. The same revision with the same
 * fingerprint is the same snapshot, so nothing may change it.
 */
export const propertiesById = (model: EventCollection<PropertyDoc>['model']) => {
  const recent = createRecent<KeptHome>(mostRecent)
  const keyOf = ({ _id, revision, fingerprint }: PropertyDoc) => `${_id}:${revision}:${fingerprint}`
  const read = async (ids: string[]) => {
    const docs = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<PropertyDoc[]>()
    for (const doc of docs) if (doc.home) recent.set(keyOf(doc), doc.home)
    return docs
  }
  return async (ids: string[]): Promise<PropertyDoc[]> => {
    const docs = await model.find({ _id: { $in: ids } }, besidesHome).lean<PropertyDoc[]>()
    const known = docs.map((doc) => {
      const home = recent.get(keyOf(doc))
      return home ? { ...doc, home } : doc
    })
    const isUnread = ({ revision, home }: PropertyDoc) => revision > 0 && home === undefined
    const whole = new Map((await read(known.filter(isUnread).map(({ _id }) => _id))).map((doc) => [doc._id, doc]))
    return known.flatMap((doc) => (isUnread(doc) ? (whole.get(doc._id) ?? []) : doc))
  }
}
