import { type VisitEntry, visitNoteMaxLength } from '@verandah/contracts'
import { textDigest } from './text-digest.ts'

type Note = Extract<VisitEntry, { kind: 'note' }>

const textsOf = (entry: VisitEntry): string[] => {
  const texts =
    entry.kind === 'question' ? [entry.text, entry.answer] : [entry.kind === 'note' ? entry.text : entry.note]
  return texts.filter((text) => text !== '')
}

/** Whether a version has words that may be missed; those of a removed entry were meant to go. */
export function hasText(entry: VisitEntry): boolean {
  return !entry.isRemoved && textsOf(entry).length > 0
}

/** Notes with what a version says that the one that won does not. Their ids follow from what they say. */
export function keptNotes(version: VisitEntry, winner: VisitEntry): Note[] {
  const ofWinner = textsOf(winner)
  const texts = textsOf(version)
  if (texts.every((text) => ofWinner.includes(text))) return []
  const whole = texts.join('\n')
  return (whole.length <= visitNoteMaxLength ? [whole] : texts).map((text) => ({
    kind: 'note',
    id: `kept.${textDigest(`${version.id}\n${text}`)}`,
    changedAt: version.changedAt,
    basedOn: null,
    isRemoved: false,
    text,
  }))
}
