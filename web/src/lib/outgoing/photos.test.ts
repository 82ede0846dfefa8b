import { waitFor } from '@testing-library/react'
import { keepFile } from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { withDeviceStore, withLocks } from '@/testing/device.ts'
import { neverAnswer, network, refuse } from '@/testing/network.ts'
import { bytesOf, idsOf, openTab, photo, takeFiles, textOf, untilEmpty } from './testing/tab.ts'
import { waiting } from './waiting.ts'

withDeviceStore()

const cutOff = () => network.use(http.put('*/api/files/:id', () => HttpResponse.error()))

/** The queue tries again by itself after five seconds: not here. */
const stopTheTimer = () => {
  const wait = globalThis.setTimeout
  const value = (act: () => void, ms?: number) => wait(act, ms === 5_000 ? 1_000_000 : ms)
  vi.stubGlobal('setTimeout', value)
}

describe('photos that wait', () => {
  it('survive the end of the tab, fifty of them, and are each sent once', async () => {
    cutOff()
    const { actions, close } = await openTab()
    for (let number = 0; number < 50; number += 1) await actions.addFile(photo, bytesOf(`photo ${number}`))
    const waited = waiting.read().files.map(({ id }) => id)
    expect(new Set(waited).size).toBe(50)
    await close()
    const calls = takeFiles()
    await openTab()
    await untilEmpty()
    expect(idsOf(calls).toSorted()).toEqual(waited.toSorted())
    expect(calls.map(textOf).toSorted()).toEqual(Array.from({ length: 50 }, (_, at) => `photo ${at}`).toSorted())
    expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
      propertyId: 'home-1',
      kind: 'photo',
      name: 'Kitchen.jpg',
      visitOn: '2026-12-05',
    })
  })

  it('are sent again under the same id when the tab ended before the reply', async () => {
    neverAnswer(keepFile)
    const { actions, close } = await openTab()
    await actions.addFile(photo, bytesOf('one'))
    await waitFor(() => expect(waiting.read().sendingId).not.toBeNull())
    const id = waiting.read().sendingId
    await close()
    const calls = takeFiles()
    await openTab()
    await untilEmpty()
    expect(idsOf(calls)).toEqual([id])
  })

  it.each([
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('are sent as soon as %s', async (_, comeBack) => {
    stopTheTimer()
    cutOff()
    const { actions } = await openTab()
    await actions.addFile(photo, bytesOf('one'))
    await waitFor(() => expect(waiting.read().delay).toBe('We’ll send everything as soon as there is a connection.'))
    const calls = takeFiles()
    comeBack()
    await untilEmpty()
    expect(calls).toHaveLength(1)
    expect(waiting.read().delay).toBeNull()
  })

  it('are not shown as kept when the device has no room', async () => {
    const { actions } = await openTab()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await expect(actions.addFile(photo, bytesOf('one'))).rejects.toThrow('Full')
    expect(waiting.read().files).toEqual([])
  })
})

describe('a photo that the server refuses', () => {
  it('stays with the reason, lets the others pass, and is sent again on request', async () => {
    const refused = refuse(keepFile, { status: 413, code: 'too-large', detail: 'This photo is too large.' })
    const { actions } = await openTab()
    await actions.addFile(photo, bytesOf('one'))
    await waitFor(() => expect(waiting.read().files[0]?.refusal?.text).toBe('This photo is too large.'))
    const calls = takeFiles()
    await actions.addFile(photo, bytesOf('two'))
    await waitFor(() => expect(waiting.read().files).toHaveLength(1))
    expect(calls.map(textOf)).toEqual(['two'])
    await actions.retryFile(waiting.read().files[0]!.id)
    await untilEmpty()
    expect(calls.map(textOf)).toEqual(['two', 'one'])
    expect(refused).toHaveLength(1)
  })

  it.each([
    [503, 'storage-full', 'The server has no room for photos at the moment.'],
    [500, 'internal', 'Something went wrong on our side.'],
  ])('for a while only (%i) waits, and the page says why', async (status, code, detail) => {
    refuse(keepFile, { status, code, detail })
    const { actions } = await openTab()
    await actions.addFile(photo, bytesOf('one'))
    await waitFor(() => expect(waiting.read().delay).toBe(detail))
    expect(waiting.read().files).toMatchObject([{ refusal: null }])
  })

  it('because the session has ended waits for the next one', async () => {
    const refused = refuse(keepFile, { status: 401, code: 'unauthenticated', detail: 'Sign in first.' })
    const { actions, close } = await openTab()
    await actions.addFile(photo, bytesOf('one'))
    await waitFor(() => expect(refused).toHaveLength(1))
    await close()
    const calls = takeFiles()
    await openTab()
    await untilEmpty()
    expect(calls).toHaveLength(1)
  })
})

describe('two tabs', () => {
  it.each([
    ['with the browser’s locks', withLocks],
    ['without locks', () => undefined],
  ])('send each photo once, %s', async (_title, prepare) => {
    prepare()
    cutOff()
    const first = await openTab()
    for (let number = 0; number < 8; number += 1) await first.actions.addFile(photo, bytesOf(`photo ${number}`))
    await first.close()
    const calls = takeFiles()
    await Promise.all([openTab(), openTab()])
    await untilEmpty()
    expect(calls.map(textOf).toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `photo ${at}`))
  })
})

describe('the photos of another buyer on the same phone', () => {
  it('are neither shown nor sent, and stay for them', async () => {
    cutOff()
    const ruth = await openTab()
    await ruth.actions.addFile(photo, bytesOf('of Ruth'))
    await ruth.close()
    const calls = takeFiles()
    const sam = await openTab('user-8')
    expect(waiting.read().files).toEqual([])
    await sam.actions.addFile(photo, bytesOf('of Sam'))
    await untilEmpty()
    expect(calls.map(textOf)).toEqual(['of Sam'])
    await sam.close()
    await openTab()
    await untilEmpty()
    expect(calls.map(textOf)).toEqual(['of Sam', 'of Ruth'])
  })

  it('are not sent by a tab in which their session has been replaced', async () => {
    const calls = takeFiles()
    const { actions } = await openTab()
    window.localStorage.setItem('ownerId', 'user-8')
    await actions.addFile(photo, bytesOf('of Ruth'))
    const sam = await openTab('user-8')
    await sam.actions.addFile(photo, bytesOf('of Sam'))
    await untilEmpty()
    expect(calls.map(textOf)).toEqual(['of Sam'])
    await sam.close()
    window.localStorage.setItem('ownerId', 'user-7')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls.map(textOf)).toEqual(['of Sam', 'of Ruth']))
  })
})
