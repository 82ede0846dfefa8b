import * as z from 'zod/mini'
import { Id, Instant, LongText, OrNull, RequiredText, Text } from '../fields.ts'
import { LocalDate } from './day-plan.ts'
import { StoredFile } from './file.ts'
import { Housemate } from './household.ts'

export const maxVisitEntries = 300
export const visitNoteMaxLength = 2_000
export const visitTextMaxLength = 300

export const checkRatings = ['good', 'fair', 'poor', 'not-applicable'] as const
export const CheckRating = z.enum(checkRatings)
export type CheckRating = z.infer<typeof CheckRating>

const entryOf = {
  /** Made by the client. A check has the id of its item of the list. */
  id: Id,
  /** By the client's clock. Of two versions of one entry the later wins. */
  changedAt: Instant,
  /**
   * `changedAt` of the version that was edited; null for a new entry. Text that the sender had not seen is kept as a
   * note.
   */
  basedOn: OrNull(Instant),
  isRemoved: z._default(z.boolean(), false),
}

/** Something that was looked at: an item of the checklist. Unknown items are those of another build, and kept. */
const VisitCheck = z.object({
  kind: z.literal('check'),
  ...entryOf,
  rating: OrNull(CheckRating),
  note: z._default(Text(visitTextMaxLength), ''),
})

/** A question for the agent, with the answer once there is one. */
const VisitQuestion = z.object({
  kind: z.literal('question'),
  ...entryOf,
  text: RequiredText(visitTextMaxLength),
  answer: z._default(LongText(visitNoteMaxLength), ''),
})

const VisitNote = z.object({ kind: z.literal('note'), ...entryOf, text: LongText(visitNoteMaxLength) })

/** One thing that a buyer wrote down at a visit. Entries merge one by one, so that two devices lose nothing. */
export const VisitEntry = z.discriminatedUnion('kind', [VisitCheck, VisitQuestion, VisitNote])
export type VisitEntry = z.infer<typeof VisitEntry>

/** What a buyer wrote down at a home on a day. */
export const Visit = z.object({
  propertyId: Id,
  /** Where the home is. */
  on: LocalDate,
  /** By `id`; removed ones too, so that another device removes them. */
  entries: z.array(VisitEntry),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Visit = z.infer<typeof Visit>

export const VisitEntries = z.object({ entries: z.array(VisitEntry).check(z.minLength(1), z.maxLength(100)) })
export type VisitEntries = z.infer<typeof VisitEntries>

/** What another member of the household keeps of a home. */
export const HousemateHomeRecords = z.object({
  member: Housemate,
  visits: z.array(Visit),
  files: z.array(StoredFile),
})
export type HousemateHomeRecords = z.infer<typeof HousemateHomeRecords>
