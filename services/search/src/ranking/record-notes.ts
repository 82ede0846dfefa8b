import type { EventOf, NotesChanged } from '@verandah/contracts'
import type { SearchContext } from '../context.ts'

/** Keeps what a buyer notes about a home, so that the home is shown with it. */
export const recordNotes =
  ({ notes }: SearchContext) =>
  ({ data }: EventOf<typeof NotesChanged>): Promise<void> =>
    notes.record(data)
