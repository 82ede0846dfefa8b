import { screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, getHousehold, listSavedProperties, type SavedProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
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
    expect(await screen.findByText('Your household can read this.')).toBeDefined()
    await user.click(await screen.findByRole('switch', { name: 'Only for me (notes)' }))
    expect(await screen.findByText('Only you can read this.')).toBeDefined()
    expect(screen.getByRole('switch', { name: 'Only for me (notes)' }).getAttribute('aria-checked')).toBe('true')
    expect(edits.map(({ body }) => body)).toEqual([{ areNotesPrivate: true }])
  })

  it('says before a note is added who will read it', async () => {
    inHousehold()
    asBuyer()
    await openHome()
    expect(await screen.findByText(/where your household can read it\.$/)).toBeDefined()
  })

  it('promises nothing about notes while the household is not known', async () => {
    const household = refuse(getHousehold, { status: 503, detail: 'Back soon.' })
    await open({ notes: 'Quiet street' })
    expect(await screen.findByDisplayValue('Quiet street')).toBeDefined()
    await waitFor(() => expect(household.length).toBeGreaterThan(0))
    expect(screen.queryByText(/can read this\.$/)).toBeNull()
  })

  it('keeps the walk-away price until it is switched off', async () => {
    inHousehold()
    const walkAway = { price: 812_000, reason: '', isPrivate: true }
    const { user, edits } = await open({ walkAway })
    const part = within(await screen.findByRole('region', { name: 'How high to go' }))
    expect(await part.findByText('Only you see this.')).toBeDefined()
    await user.click(await part.findByRole('switch', { name: 'Only for me (walk-away price)' }))
    expect(await part.findByText('Your household sees this.')).toBeDefined()
    expect(edits.map(({ body }) => body)).toEqual([{ walkAway: { ...walkAway, isPrivate: false } }])
  })

  it('is not offered to a buyer alone', async () => {
    await open({ notes: 'Quiet street', walkAway: { price: 812_000, reason: '', isPrivate: true } })
    expect(await screen.findByText('Only you can read this.')).toBeDefined()
    expect(await screen.findByText('Only you see this.')).toBeDefined()
    expect(screen.queryByRole('switch', { name: /^Only for me/ })).toBeNull()
  })
})
