import { NotesChanged, PropertySaved, PropertyUnsaved, type AnyEnvelope } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import { haveSameTags } from './domain/tidy-tags.ts'

type Words = { notes: string; tags: string[] }

interface Subject {
  userId: string
  propertyId: string
  /** The revision that the record moves to. */
  revision: number
}

interface Moving {
  clock: Clock
  subject: Subject
  before: Words
  after: Words
}

const none: Words = { notes: '', tags: [] }

/** What is said when a home comes onto a list. */
export const saidOnSaving = ({ clock, subject, after }: Omit<Moving, 'before'>): AnyEnvelope[] => [
  newEvent(PropertySaved, { userId: subject.userId, propertyId: subject.propertyId }, { clock }),
  ...saidOnEditing({ clock, subject, before: none, after }),
]

/** What is said when words changed; nothing when they did not. */
export const saidOnEditing = ({ clock, subject, before, after }: Moving): AnyEnvelope[] => {
  if (before.notes === after.notes && haveSameTags(before.tags, after.tags)) return []
  const notes = after.notes === '' ? null : after.notes
  return [newEvent(NotesChanged, { ...subject, tags: after.tags, notes }, { clock })]
}

/** What is said when a home leaves a list. */
export const saidOnRemoving = ({ clock, subject, before }: Omit<Moving, 'after'>): AnyEnvelope[] => [
  newEvent(PropertyUnsaved, { userId: subject.userId, propertyId: subject.propertyId }, { clock }),
  ...saidOnEditing({ clock, subject, before, after: none }),
]
