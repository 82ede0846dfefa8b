import { Long } from 'bson'
import { StoreError } from '../errors.ts'
import { countArgument } from './arguments.ts'
import type { Command, Request } from './request.ts'
import { nameSet } from '../values/document.ts'

const longFrom = (value: unknown): Long => {
  if (value instanceof Long) return value
  if (typeof value === 'number') return Long.fromNumber(value)
  throw new StoreError('TypeMismatch', "BSON field 'getMore' must be a 64-bit integer")
}

const namespaceOf = ({ body, database }: Request, field: string): string => `${database}.${String(body[field])}`

export const getMore: Command = {
  fields: nameSet('collection batchSize term lastKnownCommittedOpTime'),
  run: (request) => {
    const { body, store } = request
    const ns = namespaceOf(request, 'collection')
    const collection = store.catalogue.collections.get(ns)
    if (collection !== undefined) request.seen = collection.lastTicket
    const size = countArgument(body, 'batchSize')
    return store.cursors.next(longFrom(body.getMore), ns, size === 0 ? undefined : size)
  },
}

export const killCursors: Command = {
  fields: nameSet('cursors'),
  run: ({ body, store }) => {
    const ids = (Array.isArray(body.cursors) ? body.cursors : []).map(longFrom)
    const killed = ids.filter((id) => store.cursors.kill(id))
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    }
  },
}
