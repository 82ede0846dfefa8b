import { fireEvent, screen, within } from '@testing-library/react'
import {
  keepFile,
  listFiles,
  listSavedProperties,
  listVisits,
  type PropertySnapshot,
  saveVisitEntries,
  type StoredFile,
  type StoredFiles,
  type Visit,
  type VisitEntry,
} from '@verandah/contracts'
import { filesQuotaBytes } from '@verandah/contracts'
import { asSubscriber, renderRoute } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, type Asked } from '@/testing/network.ts'
import { aStoredFile, aVisit } from '@/testing/visits.ts'

interface Open {
  home?: Partial<PropertySnapshot>
  visits?: readonly Visit[]
  files?: readonly StoredFile[]
  room?: Partial<StoredFiles>
  address?: string
}

/** A server that keeps visits and files. Returns live lists of what it is sent. */
const keepAll = (first: readonly Visit[], firstFiles: readonly StoredFile[], room: Partial<StoredFiles>) => {
  let visits = [...first]
  let files = [...firstFiles]
  answer(listVisits, () => ({ reply: visits }))
  answer(listFiles, () => ({ reply: { files, usedBytes: 0, quotaBytes: filesQuotaBytes, ...room } }))
  const entries = answer(saveVisitEntries, ({ params, body }) => {
    const { propertyId, on } = params as { propertyId: string; on: string }
    const before = visits.find((visit) => visit.on === on) ?? aVisit({ on, entries: [] })
    const sent = (body as { entries: VisitEntry[] }).entries
    const kept = before.entries.filter(({ id }) => !sent.some((entry) => entry.id === id))
    const visit = { ...before, propertyId, entries: [...kept, ...sent] }
    visits = [visit, ...visits.filter((other) => other.on !== on)]
    return { reply: visit }
  })
  const uploads = answer(keepFile, ({ params, url }) => {
    const { kind, name, visitOn } = Object.fromEntries(url.searchParams)
    const file = aStoredFile({
      id: String(params.id),
      kind: kind as 'photo',
      name: name ?? '',
      visitOn: visitOn ?? null,
    })
    files = [file, ...files]
    return { reply: file }
  })
  return { entries, uploads }
}

/** Opens the visit of a saved home in Victoria. */
export async function openVisit({
  home = {},
  visits = [],
  files = [],
  room = {},
  address = '/visit/home-1',
}: Open = {}) {
  asSubscriber()
  const sent = keepAll(visits, files, room)
  answer(listSavedProperties, { reply: [aSavedHome({ state: 'VIC', timeZone: 'Australia/Melbourne', ...home })] })
  const { user, unmount } = renderRoute(address)
  await screen.findByRole('heading', { name: 'What to look at' })
  return { user, unmount, ...sent }
}

export function sentEntries(calls: readonly Asked[]): VisitEntry[] {
  return calls.flatMap(({ body }) => (body as { entries: VisitEntry[] }).entries)
}

export function part(name: string) {
  return within(screen.getByRole('region', { name }))
}

/** Chooses files as a phone hands them over. */
export function choose(label: string, ...files: File[]): void {
  fireEvent.change(screen.getByLabelText(label), { target: { files } })
}
