import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, listSavedProperties, type SavedProperty } from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { keptChanges } from '@/lib/storage/local.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { takeHome } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

const saved = (over: Partial<SavedProperty> = {}) => {
  const record = aSavedHome({}, over)
  answer(listSavedProperties, { reply: [record] })
  return record
}
const notesBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
const tagBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Add a tag' })
const tags = () =>
  within(screen.getByRole('list', { name: 'Tags of this home' }))
    .getAllByRole('listitem')
    .map((tag) => tag.textContent)

describe('Notes', () => {
  it('show what was written and keep what is written when the box is left', async () => {
    const record = saved({ notes: 'Quiet street', revision: 4 })
    const calls = answer(editSavedProperty, { reply: { ...record, notes: 'Quiet street, north', revision: 5 } })
    const user = await openHome()
    const box = await notesBox()
    expect(box.value).toBe('Quiet street')
    await user.type(box, ', north')
    await user.tab()
    await screen.findByText('Changes to your property have been saved')
    expect(calls[0]?.body).toEqual({ notes: 'Quiet street, north', revision: 4 })
    expect(box.value).toBe('Quiet street, north')
  })

  it('put a home on the shortlist that was not there', async () => {
    const calls = takeHome(aSavedHome({}, { notes: 'Ask about the roof' }))
    const user = await openHome()
    await user.type(await notesBox(), 'Ask about the roof')
    await press(user, 'Save')
    await screen.findByText('Property has been added to your shortlist')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({ propertyId: 'home-1', notes: 'Ask about the roof', searchId: null })
    await screen.findByRole('link', { name: 'On your shortlist' })
  })

  it('stay in the box when they could not be kept', async () => {
    saved()
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    const user = await openHome()
    await user.type(await notesBox(), 'Damp')
    await user.tab()
    await screen.findByText('There was an error: The pen is dry.')
    expect((await notesBox()).value).toBe('Damp')
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('that were rewritten elsewhere are shown beside one’s own, and the buyer decides', async () => {
    const record = saved({ notes: 'Old' })
    const current = { ...record, notes: 'Theirs', revision: 9 }
    const conflict = { type: 'about:blank', title: 'x', status: 409, detail: 'x', code: 'edit-conflict', current }
    network.use(
      http.put('*/api/saved-properties/:id', () => HttpResponse.json(conflict, { status: 409 }), { once: true }),
    )
    const user = await openHome()
    await user.type(await notesBox(), ', mine')
    await user.tab()
    await screen.findByText('Theirs')
    const calls = answer(editSavedProperty, { reply: { ...current, notes: 'Old, mine', revision: 10 } })
    await press(user, 'Keep mine')
    await waitFor(() => expect(calls[0]?.body).toEqual({ notes: 'Old, mine', revision: 9 }))
    expect(screen.queryByText('Theirs')).toBeNull()
  })

  it('are text and never markup', async () => {
    saved({ notes: '<img src=x onerror="alert(1)">', tags: ['<b>bold</b>'] })
    await openHome()
    expect((await notesBox()).value).toBe('<img src=x onerror="alert(1)">')
    expect(tags()).toEqual(['<b>bold</b>'])
    expect(document.querySelector('img[src="x"], b')).toBeNull()
  })
})

describe('Notes about a home that is saved, for all the page knows not,', () => {
  it('are shown beside those that it has already', async () => {
    const known = aSavedHome({}, { notes: 'Damp', revision: 3 })
    takeHome(known)
    const user = await openHome()
    await user.type(await notesBox(), 'New roof')
    await user.tab()
    expect((await screen.findByRole('alert')).textContent).toContain('Damp')
    expect((await notesBox()).value).toBe('New roof')
    const calls = answer(editSavedProperty, { reply: { ...known, notes: 'Damp\n\nNew roof', revision: 4 } })
    await press(user, 'Keep both')
    await waitFor(() => expect(calls[0]?.body).toEqual({ notes: 'Damp\n\nNew roof', revision: 3 }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect((await notesBox()).value).toBe('Damp\n\nNew roof')
  })

  it('stay in the box', async () => {
    const reads = refuse(listSavedProperties, { status: 503, detail: 'Back soon.' })
    takeHome(aSavedHome({}, { notes: 'Damp' }))
    const user = await openHome()
    const box = await notesBox()
    expect(reads).toHaveLength(1)
    await user.type(box, 'Damp')
    await user.tab()
    await screen.findByText('Only you can read this.')
    expect(await notesBox()).toBe(box)
    expect(box.value).toBe('Damp')
  })
})

describe('Tags', () => {
  it('without a connection are kept over a reload, shown, and sent once there is one', async () => {
    const record = saved({ tags: [] })
    const calls = answer(editSavedProperty, { reply: { ...record, tags: ['quiet'] } })
    const user = await openHome()
    await notesBox()
    window.dispatchEvent(new Event('offline'))
    await user.type(await tagBox(), 'quiet{Enter}')
    await screen.findByText(/^1 change is kept on this device/)
    cleanup()
    await openHome()
    await screen.findByText(/^1 change is kept on this device/)
    await waitFor(() => expect(tags()).toEqual(['quiet']))
    expect(calls).toHaveLength(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ tags: ['quiet'], revision: record.revision }]))
    await waitFor(() => expect(keptChanges.read()).toEqual([]))
  })

  it('are back in the field when they could not be kept', async () => {
    saved({ tags: [] })
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    const user = await openHome()
    await user.type(await tagBox(), 'north facing{Enter}')
    await screen.findByText('There was an error: The pen is dry.')
    expect((await tagBox()).value).toBe('north facing')
  })

  it('that are too long are not cut: the page reports it, and the typed text stays', async () => {
    const record = saved({ tags: [] })
    const calls = answer(editSavedProperty, { reply: record })
    const user = await openHome()
    const long = 'within a short walk of both grandparents in Fitzroy'
    await user.type(await tagBox(), `${long}{Enter}`)
    expect(screen.getByRole('alert').textContent).toBe('A tag has at most 40 characters; this has 51.')
    expect((await tagBox()).value).toBe(long)
    expect(calls).toHaveLength(0)
  })

  it('are trimmed; empty ones and repeats are not added; Enter and Add both add', async () => {
    const record = saved({ tags: ['quiet'] })
    const calls = answer(editSavedProperty, ({ body }) => ({ reply: { ...record, ...(body as { tags: string[] }) } }))
    const user = await openHome()
    const box = await tagBox()
    await user.type(box, '  corner block  {Enter}')
    await waitFor(() => expect(tags()).toEqual(['quiet', 'corner block']))
    await user.type(box, 'Corner Block{Enter}')
    await user.type(box, '   {Enter}')
    await user.type(box, 'high ceilings')
    await press(user, 'Add')
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ body }) => (body as { tags: string[] }).tags.at(-1))).toEqual(['corner block', 'high ceilings'])
    expect(box.value).toBe('')
  })

  it('save a home first that is not on the shortlist', async () => {
    const calls = takeHome(aSavedHome({}, { tags: ['loft'] }))
    const user = await openHome()
    await user.type(await tagBox(), 'loft{Enter}')
    await waitFor(() => expect(tags()).toEqual(['loft']))
    expect(calls[0]?.body).toMatchObject({ propertyId: 'home-1', tags: ['loft'] })
  })

  it('are taken off again', async () => {
    const record = saved({ tags: ['quiet', 'loft'] })
    const calls = answer(editSavedProperty, { reply: { ...record, tags: ['loft'] } })
    const user = await openHome()
    await press(user, 'Remove the tag quiet')
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ tags: ['loft'] }))
    await waitFor(() => expect(tags()).toEqual(['loft']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the tag loft' }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await tagBox())
  })

  it('are part of a plan: without one the page says so and links there', async () => {
    refuse(listSavedProperties, { status: 403, code: 'subscription-required', detail: 'A plan is needed.' })
    await openHome()
    const link = await screen.findByRole('link', { name: 'View Subscription Plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull()
  })
})
