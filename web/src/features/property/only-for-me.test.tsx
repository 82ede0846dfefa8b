import { screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, getHousehold, listSavedProperties, type SavedProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { aHousehold } from '@/testing/household-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

const open = async (over: Partial<SavedProperty>) => {
  asBuyer()
  const record = { now: aSavedHome({}, over) }
  answer(listSavedProperties, { reply: [record.now] })
  const edits = answer(editSavedProperty, ({ body }) => {
    record.now = { ...record.now, ...(body as object) }
    return { reply: record.now }
  })
  return { user: await openHome(), edits }
}

const inHousehold = () => answer(getHousehold, { reply: aHousehold() })

describe('Only for me', () => {
  it('keeps notes from the household', async () => {
    inHousehold()
    const { user, edits } = await open({ notes: 'Quiet street' })
    await screen.findByText('Your household can read this.')
    await press(user, 'Only for me (notes)', 'switch')
    await screen.findByText('Only you can read this.')
    expect(screen.getByRole('switch', { name: 'Only for me (notes)' }).getAttribute('aria-checked')).toBe('true')
    expect(edits.map(({ body }) => body)).toEqual([{ areNotesPrivate: true }])
  })

  it('says before a note is added who will read it', async () => {
    inHousehold()
    asBuyer()
    await openHome()
    await screen.findByText(/where your household can read it\.$/)
  })

  it('promises nothing about notes while the household is not known', async () => {
    const household = refuse(getHousehold, { status: 503, detail: 'Back soon.' })
    await open({ notes: 'Quiet street' })
    await screen.findByDisplayValue('Quiet street')
    await waitFor(() => expect(household.length).toBeGreaterThan(0))
    expect(screen.queryByText(/can read this\.$/)).toBeNull()
  })

  it('keeps the walk-away price until it is switched off', async () => {
    inHousehold()
    const walkAway = { price: 812_000, reason: '', isPrivate: true }
    const { user, edits } = await open({ walkAway })
    const part = within(await screen.findByRole('region', { name: 'How high to go' }))
    await part.findByText('Only you see this.')
    await user.click(await part.findByRole('switch', { name: 'Only for me (walk-away price)' }))
    await part.findByText('Your household sees this.')
    expect(edits.map(({ body }) => body)).toEqual([{ walkAway: { ...walkAway, isPrivate: false } }])
  })

  it('is not offered to a buyer alone', async () => {
    await open({ notes: 'Quiet street', walkAway: { price: 812_000, reason: '', isPrivate: true } })
    await screen.findByText('Only you can read this.')
    await screen.findByText('Only you see this.')
    expect(screen.queryByRole('switch', { name: /^Only for me/ })).toBeNull()
  })
})
