import type { StoredFile, Visit, VisitEntry } from '@verandah/contracts'

/** A note of the visit. */
export function aNote(text = 'Smells of paint', over: Partial<Extract<VisitEntry, { kind: 'note' }>> = {}) {
  return {
    kind: 'note',
    id: 'note-1',
    text,
    changedAt: '2026-12-05T00:10:00.000Z',
    basedOn: null,
    isRemoved: false,
    ...over,
  } satisfies VisitEntry
}

/** What was written down at home-1 on Saturday 5 December 2026. */
export function aVisit(over: Partial<Visit> = {}): Visit {
  return {
    propertyId: 'home-1',
    on: '2026-12-05',
    entries: [aNote()],
    createdAt: '2026-12-05T00:10:00.000Z',
    updatedAt: '2026-12-05T00:10:00.000Z',
    ...over,
  }
}

/** A photo of home-1 on the server. */
export function aStoredFile(over: Partial<StoredFile> = {}): StoredFile {
  return {
    id: 'file-1',
    propertyId: 'home-1',
    kind: 'photo',
    name: 'Kitchen.jpg',
    type: 'image/jpeg',
    bytes: 400_000,
    width: 2560,
    height: 1920,
    visitOn: '2026-12-05',
    createdAt: '2026-12-05T00:12:00.000Z',
    ...over,
  }
}
