import { waitFor } from '@testing-library/react'
import { keepFile, saveVisitEntries, type StoredFile, type VisitEntry } from '@verandah/contracts'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { answer, type Asked } from '@/testing/network.ts'
import { aStoredFile, aVisit } from '@/testing/visits.ts'
import type { FileContents } from '../queued-files.ts'
import { holdOutgoing } from '../hold-outgoing.ts'
import { waiting } from '../waiting.ts'

/** Opens a user's queue as a tab does, and waits until it has been read. */
export async function openTab(userId = 'user-7') {
  const client = createQueryClient()
  const { actions, release } = holdOutgoing(client, userId)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await release()
  }
  onTestFinished(close)
  await waitFor(() => waiting.read().isRead || fail())
  return { actions, client, close }
}

export function fail(): never {
  throw new Error('Not yet')
}

export function untilEmpty(): Promise<unknown> {
  return waitFor(() => {
    const { isRead, files, entries } = waiting.read()
    if (!isRead || files.length + entries.length > 0) fail()
  })
}

export const photo = {
  propertyId: 'home-1',
  kind: 'photo',
  name: 'Kitchen.jpg',
  type: 'image/jpeg',
  visitOn: '2026-12-05',
} as const

export function bytesOf(text: string): FileContents {
  return { full: new TextEncoder().encode(text).buffer, small: null }
}

export function textOf({ body }: Asked): string {
  return new TextDecoder().decode(body as ArrayBuffer)
}

/** Takes every file, as the server does. Returns a live list of the calls. */
export function takeFiles(): Asked[] {
  return answer(keepFile, ({ params }) => ({ reply: storedAs(String(params.id)) }))
}

const storedAs = (id: string): StoredFile => aStoredFile({ id })

export function idsOf(calls: readonly Asked[]): string[] {
  return calls.map(({ params }) => String(params.id))
}

export function entriesOf({ body }: Asked): VisitEntry[] {
  return (body as { entries: VisitEntry[] }).entries
}

/** Takes every entry, the later of two versions, as the server does. Returns a live list of the calls. */
export function takeEntries(): Asked[] {
  const kept = new Map<string, VisitEntry>()
  return answer(saveVisitEntries, (asked) => {
    for (const entry of entriesOf(asked)) kept.set(entry.id, entry)
    return { reply: aVisit({ entries: [...kept.values()] }) }
  })
}
