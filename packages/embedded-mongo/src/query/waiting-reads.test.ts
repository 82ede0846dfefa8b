import { describe, expect, it } from 'vitest'
import { insertDocument, openCollection, removeDocument, replaceDocument } from '../catalogue/collection.ts'
import { openShelves } from '../catalogue/shelves.ts'
import { openMemoryJournal } from '../storage/journal.ts'
import { findDocuments, type Reader } from './find-documents.ts'

/** A disk with everything up to `durable` written. */
const openSlowCollection = () => {
  const disk = { ticket: 0, durable: 0 }
  const journal = { ...openMemoryJournal(), append: () => (disk.ticket += 1), durableTicket: () => disk.durable }
  const collection = openCollection(1, 'db.homes', [], { journal, ...openShelves(journal) })
  for (const _id of [1, 2, 3]) insertDocument(collection, { _id, suburb: 'Richmond' })
  disk.durable = disk.ticket
  const ticketOfRead = (filter: Record<string, unknown>) => {
    const reader: Reader = { ticket: 0 }
    findDocuments(collection, { filter, reader })
    return Math.max(0, reader.ticket - disk.durable)
  }
  const homes = [...collection.documents.values()]
  return { disk, collection, ticketOfRead, first: homes[0]!, second: homes[1]! }
}

describe('a read', () => {
  it('waits for no unrelated document', () => {
    const { collection, ticketOfRead, first } = openSlowCollection()
    replaceDocument(collection, first, { _id: 1, suburb: 'Carlton' })
    expect(ticketOfRead({ _id: 2 })).toBe(0)
  })

  it('waits for matched, no longer matched and deleted documents', () => {
    const { collection, ticketOfRead, first, second } = openSlowCollection()
    replaceDocument(collection, first, { _id: 1, suburb: 'Carlton' })
    removeDocument(collection, second)
    expect(ticketOfRead({ _id: 1 })).toBe(1)
    expect(ticketOfRead({ suburb: 'Carlton' })).toBe(1)
    expect(ticketOfRead({ suburb: 'Richmond' })).toBe(2)
    expect(ticketOfRead({ _id: 2 })).toBe(2)
  })

  it('waits for nothing once all is on disk', () => {
    const { disk, collection, ticketOfRead, first } = openSlowCollection()
    replaceDocument(collection, first, { _id: 1, suburb: 'Carlton' })
    disk.durable = disk.ticket
    expect(ticketOfRead({ _id: 1 })).toBe(0)
  })
})
