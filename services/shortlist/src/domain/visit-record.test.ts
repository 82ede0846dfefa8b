import type { VisitEntry } from '@verandah/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entriesOf } from './visit-entries.ts'
import { mergeEntries, type VisitRecord } from './visit-record.ts'

const nothing: VisitRecord = { versions: [], seen: [] }
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 28, 1, minute)).toISOString()

const note = (text: string, minute: number, over: Partial<VisitEntry> = {}): VisitEntry =>
  ({ kind: 'note', id: 'note-1', changedAt: at(minute), basedOn: null, isRemoved: false, text, ...over }) as VisitEntry

const words = fc.constantFrom('', 'damp', 'new roof', 'a loud road')
const common = fc
  .record({ minute: fc.integer({ min: 1, max: 6 }), back: fc.integer({ min: 0, max: 6 }), isRemoved: fc.boolean() })
  .map(({ minute, back, isRemoved }) => ({
    changedAt: at(minute),
    basedOn: back > 0 && back < minute ? at(minute - back) : null,
    isRemoved,
  }))
const version: fc.Arbitrary<VisitEntry> = fc.oneof(
  fc.tuple(common, words).map(([of, text]) => ({ kind: 'note' as const, id: 'note-1', ...of, text })),
  fc
    .tuple(common, words, fc.constantFrom('good' as const, 'poor' as const, null))
    .map(([of, text, rating]) => ({ kind: 'check' as const, id: 'roof', ...of, rating, note: text })),
  fc
    .tuple(common, words, words)
    .map(([of, text, answer]) => ({ kind: 'question' as const, id: 'question-1', ...of, text: `${text}?`, answer })),
)
const batches = fc.array(fc.array(version, { minLength: 1, maxLength: 4 }), { maxLength: 6 })
const mergeAll = (all: readonly VisitEntry[][]) => all.reduce<VisitRecord>(mergeEntries, nothing)

const textsOf = (entry: VisitEntry): string[] => {
  if (entry.kind === 'question') return [entry.text, entry.answer]
  return [entry.kind === 'note' ? entry.text : entry.note]
}

describe('entries of a visit', () => {
  it('end alike whatever the order and repetition of what was sent', () => {
    const shuffled = batches.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all, ...all], { minLength: 3 * all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, again]) => {
        expect(mergeAll(again)).toEqual(mergeAll(all))
        expect(mergeEntries(nothing, again.flat())).toEqual(mergeAll(all))
      }),
    )
  })

  it('keep every text that was not removed by its author and that no later version was based on', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const sent = all.flat()
        const shown = entriesOf(mergeAll(all).versions).flatMap(textsOf).join('\n')
        const isRead = ({ id, changedAt }: VisitEntry) =>
          sent.some((other) => other.id === id && other.basedOn === changedAt)
        for (const one of sent.filter((entry) => !entry.isRemoved && !isRead(entry)))
          for (const text of textsOf(one)) expect(shown).toContain(text)
      }),
    )
  })

  it('show the latest version of each, and each once', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const shown = entriesOf(mergeAll(all).versions)
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
        for (const { id, changedAt } of all.flat())
          expect(shown.find((entry) => entry.id === id)!.changedAt >= changedAt).toBe(true)
      }),
    )
  })
})

describe('two devices that write at once', () => {
  const first = note('damp', 1)
  const ofPhone = note('damp in the hall', 2, { basedOn: at(1) })
  const ofTablet = note('damp, smells', 3, { basedOn: at(1) })
  const texts = (...sent: VisitEntry[]) =>
    entriesOf(mergeEntries(nothing, sent).versions)
      .filter(({ isRemoved }) => !isRemoved)
      .flatMap(textsOf)
      .toSorted()

  it('keep both texts, and one once its writer has read the other', () => {
    expect(texts(first, ofPhone)).toEqual(['damp in the hall'])
    expect(texts(first, ofPhone, ofTablet)).toEqual(['damp in the hall', 'damp, smells'])
    expect(texts(first, ofTablet, note('all of it', 4, { basedOn: at(3) }))).toEqual(['all of it'])
  })

  it('keep the text that one of them removed without having read it', () => {
    expect(texts(first, ofPhone, note('damp', 5, { basedOn: at(1), isRemoved: true }))).toEqual(['damp in the hall'])
  })

  it('drop what its own writer removed, and remember no version that says nothing', () => {
    const removed = note('a secret', 2, { isRemoved: true })
    expect(texts(first, removed, note('damp, smells', 3, { basedOn: at(1) }))).toEqual(['damp, smells'])
    expect(mergeEntries(nothing, [note('', 1), note('damp', 2)]).versions).toHaveLength(1)
  })

  it('can remove a kept text for good', () => {
    const record = mergeEntries(nothing, [first, ofPhone, ofTablet])
    const kept = entriesOf(record.versions).find(({ id }) => id.startsWith('kept.'))!
    const removed = mergeEntries(record, [{ ...kept, changedAt: at(9), basedOn: kept.changedAt, isRemoved: true }])
    const again = mergeEntries(removed, [ofPhone])
    expect(again).toEqual(removed)
    expect(entriesOf(again.versions).filter(({ isRemoved }) => !isRemoved)).toEqual([ofTablet])
  })

  it('keep an answer with its question, apart where both are too long for a note', () => {
    const asked = { kind: 'question' as const, id: 'question-1', changedAt: at(1), basedOn: null, isRemoved: false }
    const kept = (answer: string) =>
      entriesOf(
        mergeEntries(nothing, [
          { ...asked, text: 'How old is the roof?', answer },
          { ...asked, changedAt: at(2), text: 'How old is the roof?', answer: 'Ask again' },
        ]).versions,
      ).flatMap((entry) => (entry.kind === 'note' ? entry.text : []))
    expect(kept('Ten years')).toEqual(['How old is the roof?\nTen years'])
    expect(kept('x'.repeat(2_000)).toSorted()).toEqual(['How old is the roof?', 'x'.repeat(2_000)])
  })
})
