import { countDocuments, documentsIn } from '../query/find-documents.ts'
import { valuesAt } from '../query/walk-path.ts'
import { assertFits } from '../values/bson.ts'
import { encodeKey } from '../values/encode-key.ts'
import { writeBson } from '../values/write-bson.ts'
import { typeMismatch } from '../errors.ts'
import { isPauseDue, PAUSE } from '../slices.ts'
import { documentArgument } from './arguments.ts'
import { collectionName, collectionToRead, type Command } from './request.ts'

export const count: Command = {
  read: function* (request) {
    const { body, reader } = request
    const query = { filter: documentArgument(body, 'query'), reader }
    return { n: yield* countDocuments(collectionToRead(request, collectionName(request)), query) }
  },
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
    const inOrder = [...values].sort(([left], [right]) => (left < right ? -1 : 1))
    const reply = { values: inOrder.map(([, value]) => value) }
    assertFits(writeBson(reply).length)
    return reply
  },
}
