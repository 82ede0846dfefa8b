import { type VisitEntry, visitNoteMaxLength } from '@verandah/contracts'

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

/** 64 bits of a text as 16 hexadecimal digits: two 32-bit FNV-1a hashes, one of the text, one of it backwards. */
const textDigest = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return fnv(units) + fnv(units.toReversed())
}

const fnv = (units: readonly number[]): string => {
  const hash = units.reduce((mixed, unit) => Math.imul(mixed ^ unit, 0x01000193), 0x811c9dc5)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
