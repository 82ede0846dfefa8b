import { screen, waitFor } from '@testing-library/react'
import {
  type BuyersMoney,
  createCalendarEvent,
  getBuyersMoney,
  listCalendarEvents,
  type PreApproval,
  saveBuyersMoney,
} from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, noteOf, press, renderRoute, setClock, type, valueOf } from '@/testing/app.tsx'
import { anEvent } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'

setClock('2026-11-28T02:00:00Z', 'Australia/Sydney')

const open = async (preApproval?: PreApproval) => {
  answer(getBuyersMoney, { reply: preApproval ? { preApproval } : {} })
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByRole('form', { name: 'Your money' })
  return user
}
const save = () => screen.getByRole('button', { name: 'Save these details' })
const echo = () => answer(saveBuyersMoney, ({ body }) => ({ reply: body as BuyersMoney }))

beforeEach(() => asUser())

describe('a pre-approval', () => {
  it('is saved with lender, amount and last day', async () => {
    const calls = echo()
    const user = await open()
    await type(user, 'Lender', ' Lane Bank ')
    await type(user, 'Loan approved', '650k')
    await type(user, 'Ends on', '2027-02-26')
    await user.click(save())
    await screen.findByText('Saved')
    expect(calls[0]?.body).toEqual({ preApproval: { lender: 'Lane Bank', amount: 650_000, endsOn: '2027-02-26' } })
  })

  it('can be skipped in each part, and taken back', async () => {
    const calls = echo()
    const user = await open({ lender: 'Lane Bank', amount: 650_000 })
    await waitFor(() => expect(valueOf('Loan approved')).toBe('650,000'))
    await user.clear(screen.getByLabelText('Loan approved'))
    await user.click(save())
    await user.clear(screen.getByLabelText('Lender'))
    await user.click(save())
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ body }) => body)).toEqual([{ preApproval: { lender: 'Lane Bank' } }, {}])
  })

  it('keeps what is edited while it is saved', async () => {
    let letGo: (value?: unknown) => void = () => undefined
    const held = new Promise((resolve) => (letGo = resolve))
    const calls = answer(saveBuyersMoney, async ({ body }) => {
      await held
      return { reply: body as BuyersMoney }
    })
    const user = await open({ lender: 'Lane Bank', amount: 650_000 })
    await waitFor(() => expect(valueOf('Loan approved')).toBe('650,000'))
    await user.clear(screen.getByLabelText('Loan approved'))
    await user.click(save())
    await waitFor(() => expect(calls).toHaveLength(1))
    await user.clear(screen.getByLabelText('Lender'))
    letGo()
    await waitFor(() => expect(save().getAttribute('aria-disabled')).not.toBe('true'))
    expect([valueOf('Lender'), valueOf('Loan approved')]).toEqual(['', ''])
    await user.click(save())
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ preApproval: { lender: 'Lane Bank' } }, {}]))
  })

  it('of nothing is refused before it is sent', async () => {
    const calls = echo()
    const user = await open()
    await type(user, 'Loan approved', '0')
    await user.click(save())
    expect(noteOf('Loan approved')).toBe('Give an amount above $0, or leave it empty')
    expect(calls).toHaveLength(0)
  })

  it('that the server refuses names its field', async () => {
    const errors = [{ field: 'preApproval.endsOn', message: 'Choose a date of this century' }]
    refuse(saveBuyersMoney, { status: 400, code: 'invalid-input', detail: 'Invalid', errors })
    const user = await open({ endsOn: '2027-02-26' })
    await user.click(save())
    await waitFor(() => expect(noteOf('Ends on')).toBe('Choose a date of this century'))
  })

  it('that has ended says that it marks nothing', async () => {
    await open({ lender: 'Lane Bank', amount: 650_000, endsOn: '2026-11-27' })
    await screen.findByText(/^It ended on 27 November 2026, so homes are not checked against it\./)
    expect(screen.queryByRole('button', { name: 'Add the end date to my calendar' })).toBeNull()
  })
})

describe('the end of a pre-approval', () => {
  it('goes into the calendar on request, without lender and amount', async () => {
    const event = anEvent({
      title: 'Pre-approval ends',
      propertyId: null,
      address: null,
      startTime: '2027-02-25T22:00:00.000Z',
    })
    const calls = answer(createCalendarEvent, () => {
      answer(listCalendarEvents, { reply: [event] })
      return { reply: event }
    })
    const user = await open({ lender: 'Lane Bank', amount: 650_000, endsOn: '2027-02-26' })
    expect(calls).toHaveLength(0)
    await press(user, 'Add the end date to my calendar')
    const link = await screen.findByRole('link', { name: 'The end date is in your calendar' })
    expect(link.getAttribute('href')).toBe('/calendar?day=2027-02-26')
    expect(calls[0]?.body).toEqual({
      userId: '1',
      title: 'Pre-approval ends',
      startTime: '2027-02-25T22:00:00.000Z',
      eventType: 'Other',
      timeZone: 'Australia/Sydney',
    })
  })
})
