import {
  type AnyEnvelope,
  type HomeStage,
  NotesChanged,
  PropertySaved,
  PropertyUnsaved,
  PursuitChanged,
} from '@verandah/contracts'
import { type Clock, newEvent } from '@verandah/kit'
import { haveSameTags } from './domain/tags.ts'

interface Words {
  notes: string
  tags: string[]
  searchId: string | null
}

interface Change {
  userId: string
  propertyId: string
  /** The record's new revision. */
  revision: number
  /** Null if the home was off the list. */
  before: Words | null
  /** Null if the home is off the list. */
  after: Words | null
}

const none: Words = { notes: '', tags: [], searchId: null }

/** Whether a change is published as a saving of the home. */
export function isSaving({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return after !== null && (before === null || before.searchId !== after.searchId)
}

/** Returns the events of a change: home saved or removed, and its notes and tags if they changed. */
export function announce({ before, after, revision, ...home }: Change, clock: Clock): AnyEnvelope[] {
  const old = before ?? none
  const { notes, tags, searchId } = after ?? none
  const haveSameWords = old.notes === notes && haveSameTags(old.tags, tags)
  return [
    ...(isSaving({ before, after }) ? [newEvent(PropertySaved, { ...home, revision, searchId }, { clock })] : []),
    ...(after === null ? [newEvent(PropertyUnsaved, { ...home, revision }, { clock })] : []),
    ...(haveSameWords
      ? []
      : [newEvent(NotesChanged, { ...home, revision, tags, notes: notes === '' ? null : notes }, { clock })]),
  ]
}

interface Staged {
  stage?: HomeStage | null
}

/** False for a home that is off the list or lost. */
export function isPursued(state: Staged | null): boolean {
  return state !== null && state.stage !== 'lost'
}

interface Pursuit extends Pick<Change, 'userId' | 'propertyId' | 'revision'> {
  before: Staged | null
  after: Staged | null
}

/** Returns the event of a known home that was let go or is taken up again. */
export function announcePursuit({ before, after, ...home }: Pursuit, clock: Clock): AnyEnvelope[] {
  return isPursued(before) === isPursued(after)
    ? []
    : [newEvent(PursuitChanged, { ...home, isPursued: isPursued(after) }, { clock })]
}
