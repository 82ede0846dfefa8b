import { cleanup, screen, waitFor } from '@testing-library/react'
import { editSavedProperty } from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { keptChanges } from '@/lib/storage/local.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { openShortlist, threeHomes } from '@/testing/shortlist.ts'

const first = () => threeHomes()[0]!
const notesBox = () => screen.findByLabelText<HTMLTextAreaElement>('Notes on 12 Lennox Street')
const heart = () => screen.findByRole('button', { name: 'Favourite 12 Lennox Street' })

const goOffline = () => window.dispatchEvent(new Event('offline'))
const goOnline = () => window.dispatchEvent(new Event('online'))
afterEach(() => goOnline())

type User = ReturnType<typeof openShortlist>['user']

const oneWaits = '1 change is kept on this device until you’re back online'

const takeEdits = () => answer(editSavedProperty, ({ body }) => ({ reply: { ...first(), ...(body as object) } }))

const writeNote = async (user: User) => {
  await user.type(await notesBox(), ' and warm')
  await user.tab()
}

/** Waits until the page persists changes, goes offline, then waits until the changes of `act` are stored. */
const leaveWaiting = async (act: (user: User) => Promise<void>) => {
  const { user } = openShortlist()
  await notesBox()
  goOffline()
  await act(user)
  await screen.findByText(oneWaits)
}

const reload = () => {
  cleanup()
  return openShortlist()
}

describe('A change of the shortlist without a connection', () => {
  it('is kept over a reload, shown, and sent once there is one', async () => {
    const calls = takeEdits()
    await leaveWaiting(writeNote)
    reload()
    await screen.findByText(oneWaits)
    expect((await notesBox()).value).toBe('Light all day and warm')
    expect(calls).toHaveLength(0)

    goOnline()
    await screen.findByText('Changes to your property have been saved')
    expect(calls.map(({ body }) => body)).toEqual([{ notes: 'Light all day and warm', revision: first().revision }])
    expect(screen.queryByText(oneWaits)).toBeNull()
    expect(keptChanges.read()).toEqual([])
    expect((await notesBox()).value).toBe('Light all day and warm')
  })

  it('does not have the browser ask before the page is left', async () => {
    takeEdits()
    await leaveWaiting(async (user) => user.click(await heart()))
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    goOnline()
    await screen.findByText('Removed from favorites')
  })

  it('is sent for a heart as well', async () => {
    const calls = takeEdits()
    await leaveWaiting(async (user) => user.click(await heart()))
    reload()
    await screen.findByText(oneWaits)
    goOnline()
    await screen.findByText('Removed from favorites')
    expect(calls.map(({ body }) => body)).toEqual([{ favorite: false }])
  })
})

const stage = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Stage of 12 Lennox Street' })
const button = (name: string) => screen.findByRole('button', { name: `${name} 12 Lennox Street` })

describe('A verdict without a connection', () => {
  it('is kept over a reload with its reason and the stage, shown, counted by the filter, and sent once', async () => {
    const calls = takeEdits()
    const { user } = openShortlist()
    await notesBox()
    goOffline()
    await user.click(await button('No'))
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too dark{Enter}')
    await user.selectOptions(await stage(), 'Seen')
    await screen.findByText('3 changes are kept on this device until you’re back online')
    reload()
    await screen.findByText('3 changes are kept on this device until you’re back online')
    expect((await button('No')).getAttribute('aria-pressed')).toBe('true')
    expect((await stage()).value).toBe('seen')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value).toBe('Too dark')
    expect(screen.getByRole('button', { name: 'No 1' })).toBeDefined()
    expect(calls).toHaveLength(0)

    goOnline()
    await waitFor(() => expect(keptChanges.read()).toEqual([]))
    expect(calls.map(({ body }) => body)).toEqual([
      { verdict: 'no', verdictReason: '' },
      { verdict: 'no', verdictReason: 'Too dark' },
      { stage: 'seen', stageReason: '' },
    ])
  })
})

describe('A change of the shortlist that is sent late', () => {
  it('that was overtaken elsewhere asks which notes to keep, and loses neither', async () => {
    await leaveWaiting(writeNote)
    const current = { ...first(), notes: 'Sold?', revision: 9 }
    refuse(editSavedProperty, {
      status: 409,
      code: 'edit-conflict',
      detail: 'Changed elsewhere.',
      members: { current },
    })
    reload()
    await screen.findByText(oneWaits)
    goOnline()
    await screen.findByText('Notes not saved')
    expect((await notesBox()).value).toBe('Light all day and warm')
    expect(screen.getByText('Sold?')).toBeTruthy()
  })

  it('that had arrived before the page was left is not asked about', async () => {
    await leaveWaiting(writeNote)
    const current = { ...first(), notes: 'Light all day and warm', revision: 9 }
    refuse(editSavedProperty, {
      status: 409,
      code: 'edit-conflict',
      detail: 'Changed elsewhere.',
      members: { current },
    })
    reload()
    await screen.findByText(oneWaits)
    goOnline()
    await screen.findByText('Changes to your property have been saved')
    expect(screen.queryByText('Notes not saved')).toBeNull()
  })

  it('waits while the server cannot be reached, and is sent again', async () => {
    const { user } = openShortlist()
    expectConsoleError('PUT /api/saved-properties/saved-home-1 failed')
    network.use(http.put('*/api/saved-properties/:id', () => HttpResponse.error()))
    await user.click(await heart())
    await screen.findByText(oneWaits)
    const calls = takeEdits()
    await screen.findByText('Removed from favorites')
    expect(calls).toHaveLength(1)
  })

  it('of another user stays theirs', async () => {
    const found = { propertyId: 'home-1', score: null, searchId: null }
    const change = { found, how: 'edit', wanted: { notes: 'Theirs', revision: 1 } }
    const kept = [{ id: '1', userId: 'user-8', change }]
    keptChanges.write(kept)
    const calls = takeEdits()
    const { user } = openShortlist()
    await user.click(await heart())
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ favorite: false }]))
    await waitFor(() => expect(keptChanges.read()).toEqual(kept))
  })
})
