import { maxVisitEntries, problemCodes, type Visit, type VisitEntry } from '@verandah/contracts'
import { AppError, clockSkewMs, type Handler, notFound } from '@verandah/kit'
import type { ShortlistContext } from '../context.ts'
import { settleClocks } from '../domain/settle-clocks.ts'
import { entriesOf } from '../domain/visit-entries.ts'
import { mergeEntries } from '../domain/visit-record.ts'
import type { OfVisit, VisitContent, VisitDoc } from './visits.ts'

/** Nobody sees a home more often; keeps what one buyer can store within bounds. */
export const maxVisitsOfHome = 100

export const listVisits =
  (context: ShortlistContext): Handler<'listVisits'> =>
  async ({ caller, query: { propertyId } }) => {
    return (await context.visits.of(caller.sub, propertyId)).map(showVisit)
  }

/** Merges entries into the caller's visit to a home on their shortlist. */
export const saveVisitEntries =
  (context: ShortlistContext): Handler<'saveVisitEntries'> =>
  async ({ caller, params: { propertyId, on }, body: { entries } }) => {
    if (!(await context.saved.has(caller.sub, propertyId))) throw notFound()
    return showVisit(await save(context, { userId: caller.sub, propertyId, on }, entries))
  }

/** Deletes the caller's record of a visit and its photos, of which there may be some without a record. */
export const deleteVisit =
  (context: ShortlistContext): Handler<'deleteVisit'> =>
  async ({ caller, params: { propertyId, on } }) => {
    const { files, visits } = context
    const of = { userId: caller.sub, propertyId }
    const photos = { ...of, kind: 'photo', visitOn: on } as const
    const hasPhotos = await files.mark(photos)
    const isDeleted = await visits.delete({ ...of, on })
    if (!hasPhotos && !isDeleted) throw notFound()
    await files.deleteMarked(photos)
  }

export function showVisit({
  propertyId,
  on,
  versions,
  createdAt,
  updatedAt,
}: Omit<VisitDoc, 'seen' | 'corrections'>): Visit {
  return {
    propertyId,
    on,
    entries: entriesOf(versions),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const nothing: VisitContent = { versions: [], seen: [], corrections: [] }

/** On a concurrent write, reads the newer record and merges into that. */
const save = async (context: ShortlistContext, of: OfVisit, sent: readonly VisitEntry[]): Promise<VisitDoc> => {
  const { visits, clock } = context
  const from = await visits.one(of)
  if (!from && (await visits.countOf(of)) >= maxVisitsOfHome) throw tooManyVisits()
  const before = from ?? nothing
  const latest = new Date(clock.now().getTime() + clockSkewMs)
  const { entries, corrections } = settleClocks(sent, { corrections: before.corrections, latest })
  const next = mergeEntries(before, entries)
  if (from && isSame(next.versions, from.versions) && isSame(next.seen, from.seen)) return from
  const count = next.versions.length
  if (count > maxVisitEntries && count > before.versions.length) throw visitFull()
  return (await visits.write(of, from, { ...next, corrections })) ?? save(context, of, sent)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const visitFull = () => full(`A visit holds up to ${maxVisitEntries} entries. Make some of them one note.`)
const tooManyVisits = () => full(`A home holds up to ${maxVisitsOfHome} visits. Delete one to add another.`)

const full = (detail: string) => new AppError('conflict', { code: problemCodes.visitFull, detail })
