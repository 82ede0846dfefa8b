import { screen, waitFor } from '@testing-library/react'
import { listVisits } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { setClock, type } from '@/testing/app.tsx'
import { withDeviceStore } from '@/testing/device.ts'
import { answer } from '@/testing/network.ts'
import { aNote, aVisit } from '@/testing/visits.ts'
import { openVisit, part, sentEntries } from './testing/open-visit.ts'

withDeviceStore()
setClock('2026-12-05T00:15:00.000Z', 'Australia/Perth')

describe('questions for the agent', () => {
  it('are suggested, added with one press, answered, removed and brought back', async () => {
    const { user, entries } = await openVisit()
    const questions = part('Questions for the agent')
    await user.click(questions.getByRole('button', { name: 'Why are the owners selling?' }))
    expect(questions.queryByRole('button', { name: 'Why are the owners selling?' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Have there been offers, and at what price?')
    await user.type(questions.getByLabelText('Answer to “Why are the owners selling?”'), 'Moving to Perth{Tab}')
    await waitFor(() => expect(sentEntries(entries).at(-1)).toMatchObject({ id: 'ask-why', answer: 'Moving to Perth' }))
    await user.click(questions.getByRole('button', { name: 'Remove “Why are the owners selling?”' }))
    expect(questions.queryByLabelText(/^Answer to/)).toBeNull()
    await user.keyboard('{Enter}')
    expect(questions.getByLabelText<HTMLTextAreaElement>(/^Answer to/).value).toBe('Moving to Perth')
  })

  it('are all shown on a press, which keeps the focus among them', async () => {
    const { user } = await openVisit()
    await user.click(part('Questions for the agent').getByRole('button', { name: /more suggestions$/ }))
    expect(document.activeElement?.textContent).toBe('When can I have the contract?')
  })

  it('can be the buyer’s own', async () => {
    const { user, entries } = await openVisit()
    await type(user, 'Your own question', 'Does the dog stay?{Enter}')
    expect(screen.getByText('Does the dog stay?')).toBeDefined()
    await waitFor(() => expect(sentEntries(entries)).toMatchObject([{ kind: 'question', text: 'Does the dog stay?' }]))
  })
})

describe('notes', () => {
  it('are added with their time, edited, removed and brought back', async () => {
    const { user, entries } = await openVisit()
    const notes = part('Notes')
    await user.type(notes.getByLabelText('New note'), 'Smells of paint')
    await user.click(notes.getByRole('button', { name: 'Add the note' }))
    expect(notes.getByText('11:15 am')).toBeDefined()
    await user.click(notes.getByRole('button', { name: 'Edit “Smells of paint”' }))
    await user.type(notes.getByLabelText('Note'), ' and damp')
    await user.click(notes.getByRole('button', { name: /^Edit/ }))
    expect(notes.queryByLabelText('Note')).toBeNull()
    await waitFor(() => expect(sentEntries(entries).at(-1)).toMatchObject({ text: 'Smells of paint and damp' }))
    await user.click(notes.getByRole('button', { name: 'Remove “Smells of paint and damp”' }))
    await waitFor(() => expect(sentEntries(entries).at(-1)).toMatchObject({ isRemoved: true }))
    await user.click(notes.getByRole('button', { name: 'Undo removing the note' }))
    expect(notes.getByText('Smells of paint and damp')).toBeDefined()
  })

  it('that change on another phone while they are edited are not taken for read', async () => {
    const mine = aNote('Damp')
    const theirs = aNote('Mould', { changedAt: '2099-01-01T00:00:00.000Z', basedOn: mine.changedAt })
    const { user, entries } = await openVisit({ visits: [aVisit({ entries: [mine] })] })
    const notes = part('Notes')
    await user.click(notes.getByRole('button', { name: 'Edit “Damp”' }))
    await user.type(notes.getByLabelText('Note'), ' in')
    answer(listVisits, { reply: [aVisit({ entries: [theirs] })] })
    window.dispatchEvent(new Event('pagehide'))
    await notes.findByRole('button', { name: 'Edit “Mould”' })
    await user.type(notes.getByLabelText('Note'), ' the hall{Tab}')
    await waitFor(() => expect(sentEntries(entries)).toHaveLength(2))
    const [first, second] = sentEntries(entries)
    expect(first).toMatchObject({ text: 'Damp in', basedOn: mine.changedAt })
    expect(second).toMatchObject({ text: 'Damp in the hall', basedOn: first!.changedAt })
  })

  it('that were begun are kept when the phone hides the page', async () => {
    const { user, entries } = await openVisit()
    await type(user, 'New note', 'Half a thou')
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(sentEntries(entries)).toMatchObject([{ kind: 'note', text: 'Half a thou' }]))
  })

  it('of a full visit can be changed, and no more are added', async () => {
    const entries = Array.from({ length: 300 }, (_, at) => aNote(`Note ${at}`, { id: `note-${at}` }))
    await openVisit({ visits: [aVisit({ entries })] })
    expect(screen.queryByLabelText('New note')).toBeNull()
    expect(screen.getAllByText(/^This visit is full, with 300 entries/).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Edit “Note 7”' })).toBeDefined()
  })
})
