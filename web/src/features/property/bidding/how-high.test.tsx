import { screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, listSavedProperties, saveProperty } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { takeHome } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from '../testing/open-home.ts'

beforeEach(() => asBuyer())

const limit = { price: 812_000, reason: 'Needs a roof', isPrivate: true }
const section = async () => within(await screen.findByRole('region', { name: 'How high to go' }))
const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body)

describe('How high to go', () => {
  it('saves a home to the shortlist with the price as it is typed, and leads to the bidding card', async () => {
    const saved = takeHome(aSavedHome({}, { walkAway: limit }))
    const user = await openHome()
    const part = await section()
    await user.type(part.getByLabelText('Walk-away price'), '812k')
    await user.type(part.getByLabelText('Reason (optional)'), 'Needs a roof{Enter}')
    await part.findByText('Stop at $812,000')
    expect(part.getByText('“Needs a roof”')).toBeDefined()
    await waitFor(() => expect(bodies(saved)).toEqual([expect.objectContaining({ walkAway: limit })]))
    expect(part.getByRole('link', { name: 'Bidding card' }).getAttribute('href')).toBe('/bidding/home-1')
  })

  it('is changed and cleared, and clearing is undone', async () => {
    const record = { now: aSavedHome({}, { walkAway: limit }) }
    answer(listSavedProperties, { reply: [record.now] })
    const edits = answer(editSavedProperty, ({ body }) => {
      record.now = { ...record.now, ...(body as object) }
      return { reply: record.now }
    })
    const user = await openHome()
    const part = await section()
    await user.click(await part.findByRole('button', { name: 'Change the walk-away price' }))
    const box = part.getByLabelText('Walk-away price')
    expect(document.activeElement).toBe(box)
    await user.clear(box)
    await user.type(box, '820000{Enter}')
    await part.findByText('Stop at $820,000')
    await user.click(part.getByRole('button', { name: 'Clear the walk-away price' }))
    const undo = await part.findByRole('button', { name: 'Undo clearing the walk-away price' })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    await part.findByText('Stop at $820,000')
    const changed = { walkAway: { ...limit, price: 820_000 } }
    await waitFor(() => expect(bodies(edits)).toEqual([changed, { walkAway: null }, changed]))
  })

  it.each([
    ['', 'Enter a price, such as 780k'],
    ['800', 'Enter at least $1,000'],
    ['cheap', 'Enter an amount in dollars, such as 780,000 or 780k'],
  ])('refuses %j with the remedy, and keeps it', async (typed, remedy) => {
    const user = await openHome()
    const part = await section()
    const box = part.getByLabelText<HTMLInputElement>('Walk-away price')
    await user.type(box, `${typed}{Enter}`)
    await user.click(part.getByRole('button', { name: 'Save walk-away price' }))
    expect((await part.findByRole('alert')).textContent).toContain(remedy)
    expect(box.value).toBe(typed)
  })

  it.each([
    ['a first', [], saveProperty, 'Save walk-away price'],
    ['another', [aSavedHome({}, { walkAway: limit })], editSavedProperty, 'Change the walk-away price'],
  ])('keeps %s price and its reason in the form when they could not be kept', async (_which, list, route, opener) => {
    answer(listSavedProperties, { reply: [...list] })
    refuse(route, { status: 503, detail: 'The pen is dry.' })
    const user = await openHome()
    const part = await section()
    await user.click(await part.findByRole('button', { name: opener }))
    const fill = async (label: string, text: string) => {
      await user.clear(part.getByLabelText(label))
      await user.type(part.getByLabelText(label), text)
    }
    await fill('Reason (optional)', 'The street is loud')
    await fill('Walk-away price', '790k{Enter}')
    await screen.findByText('There was an error: The pen is dry.')
    expect((await part.findByLabelText<HTMLInputElement>('Walk-away price')).value).toBe('790000')
    expect(part.getByLabelText<HTMLInputElement>('Reason (optional)').value).toBe('The street is loud')
  })

  it('leads a buyer without a plan to the plans, as the heart does', async () => {
    refuse(saveProperty, { status: 403, code: 'subscription-required', detail: 'A plan is needed.' })
    const user = await openHome()
    await user.type((await section()).getByLabelText('Walk-away price'), '812k{Enter}')
    await waitFor(() => expect(currentAddress()).toBe('/pricing'))
  })

  it('shows how the sale ended', async () => {
    const saleResult = { outcome: 'sold', price: 845_000, day: '2026-11-28' } as const
    answer(listSavedProperties, { reply: [aSavedHome({}, { saleResult })] })
    await openHome()
    await (await section()).findByText('Sold for $845,000 on 28 Nov, by your record')
  })
})
