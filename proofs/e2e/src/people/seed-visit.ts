import { saveVisitEntries } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { Call } from '../browser/call-product.ts'

/**
 * Writes down a visit to a home in Victoria, today there: what was looked at, a question with its answer, and a note.
 */
export async function seedVisit(call: Call, propertyId: string): Promise<void> {
  const changedAt = new Date().toISOString()
  const stamp = { changedAt, basedOn: null }
  await call(saveVisitEntries, {
    params: { propertyId, on: wallClockOf(changedAt, 'Australia/Melbourne').date },
    body: {
      entries: [
        { kind: 'check', id: 'noise', rating: 'poor', note: 'Trams', ...stamp },
        { kind: 'check', id: 'damp', rating: 'good', ...stamp },
        { kind: 'question', id: 'ask-why', text: 'Why are the owners selling?', answer: 'Moving to Perth', ...stamp },
        { kind: 'note', id: 'note-1', text: 'Smells of paint', ...stamp },
      ],
    },
  })
}
