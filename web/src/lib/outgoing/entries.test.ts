import { waitFor } from '@testing-library/react'
import { saveVisitEntries, type VisitEntry } from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { mergeEntries } from '@/lib/visits/entries.ts'
import { withDeviceStore } from '@/testing/device.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { aNote, aVisit } from '@/testing/visits.ts'
import { bytesOf, entriesOf, openTab, photo, takeEntries, takeFiles, untilEmpty } from './testing/tab.ts'
import { waiting } from './waiting.ts'

withDeviceStore()

const visit = { propertyId: 'home-1', on: '2026-12-05' }
const cutOff = () => {
  expectConsoleError('POST /api/visits/home-1/2026-12-05/entries failed')
  network.use(http.post('*/api/visits/:propertyId/:on/entries', () => HttpResponse.error()))
}
const note = (text: string) => ({ kind: 'note', id: 'note-1', text }) as const
const latest = (): VisitEntry | undefined => mergeEntries(waiting.read().entries.map(({ entry }) => entry))[0]
const latestAt = (): string | null => latest()?.changedAt ?? null
const untilDelayed = () => waitFor(() => expect(waiting.read().delay).not.toBeNull())
const online = () => window.dispatchEvent(new Event('online'))

describe('what is written down at a visit', () => {
  it('is shown at once, survives the end of the tab, and is sent once', async () => {
    cutOff()
    const { actions, close } = await openTab()
    actions.write(visit, note('Damp'), null)
    expect(latest()).toMatchObject({ text: 'Damp', basedOn: null })
    await untilDelayed()
    await close()
    const calls = takeEntries()
    await openTab()
    await untilEmpty()
    expect(calls.map(entriesOf)).toMatchObject([[{ id: 'note-1', text: 'Damp', basedOn: null }]])
  })

  it('keeps the version that it was made of over several edits that were never sent', async () => {
    const known = aNote('Smells of paint')
    const calls = takeEntries()
    const { actions } = await openTab()
    actions.write(visit, note('Smells'), known.changedAt)
    actions.write(visit, note('Smells of damp'), latestAt())
    await untilEmpty()
    expect(calls.flatMap(entriesOf)).toMatchObject([{ text: 'Smells of damp', basedOn: known.changedAt }])
  })

  it('follows a version that may have arrived, which is sent again before it', async () => {
    cutOff()
    const { actions } = await openTab()
    actions.write(visit, note('Damp'), null)
    await untilDelayed()
    const first = latest()
    actions.write(visit, note('Damp in the hall'), latestAt())
    await waitFor(() => expect(waiting.read().entries).toHaveLength(2))
    const calls = takeEntries()
    online()
    await untilEmpty()
    expect(calls.map(entriesOf)).toMatchObject([
      [{ text: 'Damp', basedOn: null, changedAt: first?.changedAt }],
      [{ text: 'Damp in the hall', basedOn: first?.changedAt }],
    ])
  })

  it('leaves a version that waits alone when it is based on another device’s later one', async () => {
    cutOff()
    const { actions } = await openTab()
    actions.write(visit, note('Damp'), null)
    await untilDelayed()
    const theirs = new Date(Date.now() + 60_000).toISOString()
    actions.write(visit, note('Damp and mould'), theirs)
    await waitFor(() => expect(waiting.read().entries).toHaveLength(2))
    const calls = takeEntries()
    online()
    await untilEmpty()
    expect(calls.flatMap(entriesOf)).toMatchObject([
      { text: 'Damp', basedOn: null },
      { text: 'Damp and mould', basedOn: theirs },
    ])
  })

  it('is newer than what it changes, whatever the clock of the device says', async () => {
    const ahead = aNote('Written on a clock that is ahead', { changedAt: '2099-01-01T00:00:00.000Z' })
    const calls = takeEntries()
    const { actions } = await openTab()
    actions.write(visit, note('Corrected'), ahead.changedAt)
    await untilEmpty()
    expect(calls.flatMap(entriesOf)).toMatchObject([{ changedAt: '2099-01-01T00:00:00.001Z' }])
  })

  it('goes before the photos', async () => {
    cutOff()
    const { actions } = await openTab()
    await actions.addFile(photo, bytesOf('one'))
    actions.write(visit, note('Damp'), null)
    await untilDelayed()
    takeFiles()
    const files: number[] = []
    answer(saveVisitEntries, () => {
      files.push(waiting.read().files.length)
      return { reply: aVisit() }
    })
    online()
    await untilEmpty()
    expect(files).toEqual([1])
  })
})

describe('what the server refuses', () => {
  it('stays with the reason until it is tried again or dropped', async () => {
    refuse(saveVisitEntries, { status: 422, code: 'too-many', detail: 'A visit holds 300 entries.' })
    const { actions } = await openTab()
    actions.write(visit, note('Damp'), null)
    await waitFor(() => expect(waiting.read().entries[0]?.refusal?.text).toBe('A visit holds 300 entries.'))
    const calls = takeEntries()
    await actions.settleEntries(visit, 'retry')
    await untilEmpty()
    expect(calls.flatMap(entriesOf)).toMatchObject([{ text: 'Damp' }])
    refuse(saveVisitEntries, { status: 422, code: 'too-many', detail: 'A visit holds 300 entries.' })
    actions.write(visit, note('More'), null)
    await waitFor(() => expect(waiting.read().entries[0]?.refusal).not.toBeNull())
    await actions.settleEntries(visit, 'drop')
    await untilEmpty()
  })
})

it('entries of two devices merge one by one: the later version of each', () => {
  const early = aNote('early', { changedAt: '2026-12-05T00:10:00.000Z' })
  const late = aNote('late', { changedAt: '2026-12-05T00:11:00.000Z' })
  const other = aNote('other', { id: 'note-2' })
  expect(mergeEntries([early, other], [late])).toEqual([late, other])
  expect(mergeEntries([late], [early])).toEqual([late])
  expect(mergeEntries([late], [{ ...late, isRemoved: true, changedAt: '2026-12-05T00:12:00.000Z' }])).toMatchObject([
    { isRemoved: true },
  ])
})

it('a note is sent again when a connection that ended without a word takes too long', async () => {
  const silence = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(silence.signal)
  const lost = answer(saveVisitEntries, () => new Promise<never>(() => undefined))
  const { actions } = await openTab()
  actions.write(visit, note('Damp'), null)
  await waitFor(() => expect(lost).toHaveLength(1))
  silence.abort()
  await untilDelayed()
  vi.restoreAllMocks()
  const calls = takeEntries()
  online()
  await untilEmpty()
  expect(calls.flatMap(entriesOf)).toMatchObject([{ text: 'Damp' }])
})
