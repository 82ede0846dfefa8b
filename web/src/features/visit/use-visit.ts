import type { Visit, VisitEntry } from '@verandah/contracts'
import { useRef } from 'react'
import type { OutgoingActions, VisitName } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { begunAt, type EntryDraft, mergeEntries } from '@/lib/visits/entries.ts'

type Of<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>

export interface VisitState {
  checks: ReadonlyMap<string, Of<'check'>>
  questions: readonly Of<'question'>[]
  /** The latest first. */
  notes: readonly Of<'note'>[]
  /** With removed ones, which count towards the limit. */
  entryCount: number
  /**
   * Writes the next version of an entry, or the first one. `read` is the `changedAt` of the version that the buyer had
   * before them, null for none; without it, of the one that is shown.
   */
  write: (draft: EntryDraft, read?: string | null) => void
}

/** A visit as the server has it, with what this device has not sent yet. */
export function useVisit(name: VisitName, kept: Visit | undefined, { write }: OutgoingActions): VisitState {
  const unsent = useWaiting().entries.filter(({ propertyId, on }) => propertyId === name.propertyId && on === name.on)
  const entries = mergeEntries(
    kept?.entries ?? [],
    unsent.map(({ entry }) => entry),
  )
  const own = useRef(new Map<string, string>())
  return {
    ...shownOf(entries),
    entryCount: entries.length,
    write: (draft, read = entries.find(({ id }) => id === draft.id)?.changedAt ?? null) => {
      const basedOn = lastOf(own.current, draft.id, read)
      own.current.set(keyOf(draft.id, basedOn), write(name, draft, basedOn).changedAt)
    },
  }
}

const keyOf = (id: string, changedAt: string | null): string => `${id} ${changedAt}`

/** Of the versions that this page wrote one upon the other, starting from `read`, the time of the last. */
const lastOf = (own: ReadonlyMap<string, string>, id: string, read: string | null): string | null => {
  const next = own.get(keyOf(id, read))
  return next === undefined ? read : lastOf(own, id, next)
}

export function shownOf(entries: readonly VisitEntry[]): Pick<VisitState, 'checks' | 'questions' | 'notes'> {
  const shown = entries.filter(({ isRemoved }) => !isRemoved)
  const ofKind = <Kind extends VisitEntry['kind']>(kind: Kind) =>
    shown.filter((entry): entry is Of<Kind> => entry.kind === kind)
  return {
    checks: new Map(ofKind('check').map((check) => [check.id, check])),
    questions: ofKind('question').toSorted((one, other) => begunAt(one).localeCompare(begunAt(other))),
    notes: ofKind('note').toSorted((one, other) => begunAt(other).localeCompare(begunAt(one))),
  }
}
