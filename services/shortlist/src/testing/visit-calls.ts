import { deleteVisit, listHousematesVisits, listVisits, saveVisitEntries, type VisitEntry } from '@verandah/contracts'
import type { TestService } from '@verandah/kit/testing'
import type { Buyer } from './buyers.ts'

export const visitDay = '2026-11-14'

type Note = Extract<VisitEntry, { kind: 'note' }>

export function aNote(over: Partial<Note> = {}): Note {
  return {
    kind: 'note',
    id: 'note-1',
    changedAt: '2026-11-14T01:00:00.000Z',
    basedOn: null,
    isRemoved: false,
    text: 'damp in the hall',
    ...over,
  }
}

/** The calls of a service about visits; to `home-1` by default. */
export function visitCalls(service: TestService) {
  return {
    write: ({ as }: Buyer, entries: VisitEntry[], { propertyId = 'home-1', on = visitDay } = {}) =>
      service.call(saveVisitEntries, { as, params: { propertyId, on }, body: { entries } }),
    list: async ({ as }: Buyer, query: { propertyId?: string } = {}) =>
      (await service.call(listVisits, { as, query: { ...query } })).body,
    drop: ({ as }: Buyer, { propertyId = 'home-1', on = visitDay } = {}) =>
      service.call(deleteVisit, { as, params: { propertyId, on } }),
    ofHousemates: async ({ as }: Buyer, propertyId = 'home-1') =>
      (await service.call(listHousematesVisits, { as, query: { propertyId } })).body,
  }
}
