import { saveCollection } from '../catalogue/catalogue.ts'
import { StoreError, unsupported } from '../errors.ts'
import { areEqual } from '../values/compare-values.ts'
import { isDocument, nameSet } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import { collectionName, noteSeen, requireCollection, type Command } from './request.ts'

/** Changes how long a TTL index keeps documents; anything else is refused. */
export const collMod: Command = {
  fields: nameSet('index'),
  run: (request) => {
    const collection = requireCollection(request, collectionName(request))
    const { index: wanted } = request.body
    const seconds = isDocument(wanted) ? integerFrom(wanted.expireAfterSeconds) : undefined
    if (!isDocument(wanted) || seconds === undefined)
      throw unsupported('collMod of anything but index.expireAfterSeconds')
    const at = collection.indexes.findIndex(
      ({ spec }) => spec.name === wanted.name || areEqual(spec.key, wanted.keyPattern),
    )
    const index = collection.indexes[at]
    if (index === undefined) throw new StoreError('IndexNotFound', `cannot find index for ns ${collection.ns}`)
    const before = index.spec.expireAfterSeconds
    collection.indexes[at] = { ...index, spec: { ...index.spec, expireAfterSeconds: seconds } }
    saveCollection(collection)
    noteSeen(request, collection)
    return { ...(before === undefined ? {} : { expireAfterSeconds_old: before }), expireAfterSeconds_new: seconds }
  },
}
