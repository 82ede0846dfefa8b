import { COUNT_STAGE } from '../contract.ts'
import { typeMismatch, unsupported } from '../errors.ts'
import { countDocuments, documentsIn } from '../query/find-documents.ts'
import { valuesAt } from '../query/walk-path.ts'
import { isPauseDue, PAUSE } from '../slices.ts'
import { areEqual } from '../values/compare-values.ts'
import { isDocument, type Document } from '../values/document.ts'
import { encodeKey } from '../values/encode-key.ts'
import { assertFits, writeBson } from '../values/write-bson.ts'
import { documentArgument, documentsArgument } from './arguments.ts'
import { collectionName, collectionToRead, type Command } from './request.ts'

export const count: Command = {
  read: function* (request) {
    const { body, reader } = request
    const query = { filter: documentArgument(body, 'query'), reader }
    return { n: yield* countDocuments(collectionToRead(request, collectionName(request)), query) }
  },
}

/** Answers the pipeline of the driver's `countDocuments`; without documents there is no group. */
export const aggregate: Command = {
  read: function* (request) {
    const { body, database, reader, store } = request
    const name = collectionName(request)
    const filter = filterCounted(documentsArgument(body, 'pipeline'))
    const n = yield* countDocuments(collectionToRead(request, name), { filter, reader })
    return store.cursors.start(`${database}.${name}`, n === 0 ? [] : [{ _id: 1, n }])
  },
}

const filterCounted = ([match, group, ...more]: readonly Document[]): Document => {
  const filter = match?.$match
  if (isDocument(filter) && areEqual(group, COUNT_STAGE) && more.length === 0) return filter
  throw unsupported('An aggregation other than countDocuments', 'UnrecognizedStage')
}

export const distinct: Command = {
  read: function* (request) {
    const { body, reader } = request
    const path = body.key
    if (typeof path !== 'string') throw typeMismatch("BSON field 'distinct.key' must be a string")
    const filter = documentArgument(body, 'query')
    const collection = collectionToRead(request, collectionName(request))
    const values = new Map<string, unknown>()
    for (const { document } of yield* documentsIn(collection, { filter, reader })) {
      if (isPauseDue()) yield PAUSE
      for (const value of valuesAt(document, path)) {
        const key = encodeKey(value)
        if (!values.has(key)) values.set(key, value)
      }
    }
    const reply = { values: [...values.keys()].sort().map((key) => values.get(key)) }
    assertFits(writeBson(reply).length)
    return reply
  },
}
