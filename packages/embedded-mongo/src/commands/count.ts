import { encodeKey } from '../values/encode-key.ts'
import { countDocuments, findDocuments } from '../query/find-documents.ts'
import { valuesAt } from '../query/walk-path.ts'
import { assertFits, sizeOf } from '../values/bson.ts'
import { StoreError } from '../errors.ts'
import { countArgument, documentArgument, refuseCollation } from './arguments.ts'
import { collectionName, findCollection, type Command } from './request.ts'

export const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run: (request) => {
    const { body } = request
    refuseCollation(body)
    const query = {
      filter: documentArgument(body, 'query'),
      skip: countArgument(body, 'skip'),
      limit: Math.abs(countArgument(body, 'limit')),
      hint: body.hint,
    }
    const collection = findCollection(request, collectionName(request))
    return { n: collection === undefined ? 0 : countDocuments(collection, query) }
  },
}

export const distinct: Command = {
  fields: ['key', 'query', 'collation', 'hint'],
  run: (request) => {
    const { body } = request
    refuseCollation(body)
    const path = body.key
    if (typeof path !== 'string') throw new StoreError('TypeMismatch', "BSON field 'distinct.key' must be a string")
    const filter = documentArgument(body, 'query')
    const collection = findCollection(request, collectionName(request))
    const values = new Map<string, unknown>()
    const found = collection === undefined ? [] : findDocuments(collection, { filter, hint: body.hint }).stored
    for (const { document } of found)
      for (const value of valuesAt(document, path)) values.set(encodeKey(value), values.get(encodeKey(value)) ?? value)
    const inOrder = [...values].sort(([left], [right]) => (left < right ? -1 : 1))
    const reply = { values: inOrder.map(([, value]) => value) }
    assertFits(sizeOf(reply))
    return reply
  },
}
