import { screen, waitFor, within } from '@testing-library/react'
import { type BuyersMoney, getBuyersMoney, getCriteria, saveBuyersMoney } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, noteOf, press, renderRoute, retype, type, valueOf } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const couple: BuyersMoney = {
  buyers: [
    { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true },
    { residency: 'citizen', ownedIn: ['QLD'], ownedInFiveYears: true, willLiveThere: true },
  ],
  deposit: { percent: 20 },
  buffer: 20_000,
}

const open = async () => {
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByRole('form', { name: 'Your money' })
  return user
}
const save = () => screen.getByRole('button', { name: 'Save these details' })
const echo = () => answer(saveBuyersMoney, ({ body }) => ({ reply: body as BuyersMoney }))

beforeEach(() => asUser())

describe('Your money', () => {
  it('says that it is private, and what is missing', async () => {
    await open()
    expect(screen.getByText(/^Only you see this\./)).toBeDefined()
    expect(screen.getByText('Say who buys and your deposit to see what homes cost you.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Clear it all' })).toBeNull()
  })

  it('saves what is said, and leaves out what is skipped', async () => {
    const calls = echo()
    const user = await open()
    await press(user, 'Add a buyer')
    expect(document.activeElement).toBe(screen.getByLabelText('Residency'))
    expect(screen.getByText('Say your deposit to see what homes cost you.')).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Residency'), 'Permanent resident')
    await user.selectOptions(screen.getByLabelText('Owned a home in Australia before'), 'Yes, alone or with others')
    await press(user, 'VIC', 'checkbox')
    await type(user, 'Deposit', '120k')
    await type(user, 'Total savings', '180k')
    await type(user, 'Savings you keep back', '180k')
    await type(user, 'Interest rate, % a year', '6.15')
    await user.click(save())
    await screen.findByText('Saved')
    expect(calls[0]?.body).toEqual({
      buyers: [{ residency: 'permanentResident', ownedIn: ['VIC'], ownedInFiveYears: false, willLiveThere: true }],
      deposit: { dollars: 120_000 },
      savings: 180_000,
      buffer: 180_000,
      rate: 6.15,
    })
    expect(screen.queryByText(/^Say /)).toBeNull()
  })

  it('has mortgage insurance in the loan, or paid', async () => {
    const calls = echo()
    const user = await open()
    expect(valueOf('Mortgage insurance')).toBe('added')
    await user.selectOptions(screen.getByLabelText('Mortgage insurance'), 'Paid at settlement')
    await user.click(save())
    await user.selectOptions(screen.getByLabelText('Mortgage insurance'), 'Added to the loan')
    await user.click(save())
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ lmi: 'paid' }, {}]))
  })

  it('names the usual rate, which an empty field uses', async () => {
    await open()
    await waitFor(() =>
      expect(screen.getByLabelText('Interest rate, % a year').getAttribute('placeholder')).toBe('6.4 is used'),
    )
  })

  it('has up to four buyers, added and removed by keyboard', async () => {
    const user = await open()
    for (const name of ['Add a buyer', ...Array<string>(3).fill('Add another buyer')]) {
      screen.getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    }
    const add = screen.getByRole('button', { name: 'Four buyers at most' })
    await user.click(add)
    expect(screen.getAllByLabelText('Residency')).toHaveLength(4)
    screen.getByRole('button', { name: 'Remove buyer 2' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getAllByLabelText('Residency')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another buyer' }))
  })

  it('is cleared, and restored by undo', async () => {
    answer(getBuyersMoney, { reply: { ...couple, contracts: { 'home-1': { isNew: true } } } })
    const calls = echo()
    const user = await open()
    await press(user, 'Clear it all')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(calls[0]?.body).toEqual({})
    expect(screen.queryByLabelText('Residency')).toBeNull()
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    await waitFor(() => expect(screen.getAllByLabelText('Residency')).toHaveLength(2))
    expect(calls[1]?.body).toEqual(couple)
  })
})

describe('a field of your money', () => {
  it.each([
    ['Loan term, years', '90', 'Give whole years from 1 to 40, or leave it empty'],
    ['Savings you keep back', '90k', 'Keep back at most your total savings of $60,000'],
  ])('is refused with its remedy, and nothing is sent: %s', async (field, text, remedy) => {
    const calls = echo()
    const user = await open()
    await type(user, 'Total savings', '60k')
    await type(user, field, text)
    await user.click(save())
    expect(noteOf(field)).toBe(remedy)
    expect(document.activeElement).toBe(screen.getByLabelText(field))
    expect(calls).toHaveLength(0)
  })

  it('asks for the states of a home owned before', async () => {
    const user = await open()
    await press(user, 'Add a buyer')
    await user.selectOptions(screen.getByLabelText('Owned a home in Australia before'), 'Yes, alone or with others')
    await user.click(save())
    await screen.findByText('Choose the states where they owned a home, or answer “Never”')
  })

  it('that the server refuses is named, and its group opened', async () => {
    answer(getBuyersMoney, { reply: couple })
    const errors = [{ field: 'buyers.1.income', message: 'At most $100,000,000' }]
    refuse(saveBuyersMoney, { status: 400, code: 'invalid-input', detail: 'Invalid', errors })
    const user = await open()
    await user.click(save())
    const second = within(screen.getByRole('group', { name: 'Buyer 2' }))
    expect((await second.findByRole('alert')).textContent).toBe('At most $100,000,000')
    expect(second.getByRole('group', { name: '' }).hasAttribute('open')).toBe(true)
  })

  it('keeps what was typed when saving fails', async () => {
    refuse(saveBuyersMoney, { status: 503, detail: 'Back soon.' })
    const user = await open()
    await type(user, 'Deposit', '90k')
    await user.click(save())
    expect((await screen.findByText(/These details were not saved/)).textContent).toBe(
      'These details were not saved. Back soon.',
    )
    expect(valueOf('Deposit')).toBe('90,000')
  })
})

describe('money that does not load', () => {
  it('shows placeholders', async () => {
    neverAnswer(getBuyersMoney)
    renderRoute('/setup-property-criteria')
    await screen.findByLabelText('Loading your money')
  })

  it('can be asked for again', async () => {
    refuse(getBuyersMoney, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/setup-property-criteria')
    await screen.findByText('We could not load your money')
    answer(getBuyersMoney, { reply: couple })
    await press(user, 'Try again')
    await waitFor(() => expect(valueOf('Deposit')).toBe('20'))
  })
})

describe('the budget three ways', () => {
  const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
  const brief = { suburb: 'Richmond', locality: richmond, locations: [richmond], maxPrice: 780_000 }

  it('starts with the maximum price of the brief, and follows what is given', async () => {
    answer(getCriteria, { reply: brief })
    answer(getBuyersMoney, { reply: couple })
    const user = await open()
    await screen.findByText('Your budget three ways')
    await waitFor(() => expect(valueOf('Price')).toBe('780,000'))
    const cash = Number(valueOf('Cash').replaceAll(',', ''))
    expect(cash).toBeGreaterThan(780_000 * 0.2 + 20_000)
    await retype(user, 'A month', '3k')
    await waitFor(() => expect(Number(valueOf('Price').replaceAll(',', ''))).toBeLessThan(780_000))
    expect(Number(valueOf('Cash').replaceAll(',', ''))).toBeLessThan(cash)
  })

  it('asks for a suburb, whose state decides the duty', async () => {
    answer(getBuyersMoney, { reply: couple })
    await open()
    await screen.findByText(/^Save a suburb above/)
  })

  it('says when no price fits', async () => {
    answer(getCriteria, { reply: brief })
    answer(getBuyersMoney, { reply: couple })
    const user = await open()
    await type(user, 'Cash', '{Control>}a{/Control}500')
    await screen.findByText(/^No price in VIC fits this/)
  })
})
