import { screen, waitFor } from '@testing-library/react'
import { listPropertyAdverts } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { bodyOf, openPurchase, rowOf } from './testing/open-purchase.ts'
import { anAdvert } from '@/testing/adverts.ts'
import { noteOf, press, setClock, valueOf } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Melbourne')

const enter = async (user: Awaited<ReturnType<typeof openPurchase>>['user'], label: string, day: string) => {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, day)
  await user.tab()
}

describe('The dates of a purchase', () => {
  it('are kept one by one as each field is left, with the method that is shown', async () => {
    const { user, saves } = await openPurchase()
    await enter(user, 'Contract signed', '2027-02-01')
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ method: 'private', contractOn: '2027-02-01' }))
    await user.type(screen.getAllByLabelText('Days after contract')[2]!, '14{Tab}')
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ financeDays: 14, contractOn: '2027-02-01' }))
    expect(rowOf('finance-clause').textContent).toContain('Mon 15 Feb')
    await user.type(screen.getAllByLabelText('or on')[2]!, '2027-02-12{Tab}')
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ financeDays: null, financeBy: '2027-02-12' }))
    expect(rowOf('finance-clause').textContent).toContain('Fri 12 Feb')
  })

  it('in a wrong order are not kept, say what is wrong, and are kept once it is right', async () => {
    const { user, saves } = await openPurchase({ kept: aPurchase({ settlementOn: '2027-04-01' }) })
    await enter(user, 'Contract signed', '2027-05-01')
    expect(noteOf('Day of settlement')).toBe('Settlement can’t be before the contract')
    expect(valueOf('Contract signed')).toBe('2027-05-01')
    expect(saves).toHaveLength(0)
    await enter(user, 'Offer accepted', '2027-01-30')
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ offerAcceptedOn: '2027-01-30', contractOn: null }))
    expect(valueOf('Contract signed')).toBe('2027-05-01')
    await enter(user, 'Day of settlement', '2027-06-30')
    await waitFor(() =>
      expect(bodyOf(saves).terms).toMatchObject({ contractOn: '2027-05-01', settlementOn: '2027-06-30' }),
    )
    expect(screen.queryByText(/can’t be before/)).toBeNull()
  })

  it('are cleared, and days that are none are refused', async () => {
    const { user, saves } = await openPurchase({ kept: aPurchase({ settlementOn: '2027-04-01' }) })
    await user.type(screen.getAllByLabelText('Days after contract')[0]!, '400{Tab}')
    expect(screen.getByText('Give whole days from 0 to 365, or leave it empty')).toBeDefined()
    expect(saves).toHaveLength(0)
    await user.clear(screen.getByLabelText('Day of settlement'))
    await user.tab()
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ settlementOn: null }))
  })

  it('of an auction are its day and settlement, by the advert until the buyer says otherwise', async () => {
    const home = { auction: true, auctionDate: '2027-02-12T14:30:00.000Z' }
    const { user, saves } = await openPurchase({ home })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'At auction' }).checked).toBe(true)
    expect(valueOf('Day of the auction')).toBe('2027-02-13')
    expect(screen.queryByText('Finance clause', { selector: 'legend' })).toBeNull()
    await press(user, 'Private sale', 'radio')
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ method: 'private', auctionOn: null }))
    expect(screen.getByText('Finance clause', { selector: 'legend' })).toBeDefined()
  })

  it('of a flat are those of a strata plan, unless the buyer knows better', async () => {
    const { user, saves } = await openPurchase({ home: { propertyType: 'Apartment' } })
    expect(rowOf('read-strata-records')).toBeDefined()
    await press(user, /^In a strata plan/, 'checkbox')
    await waitFor(() => expect(bodyOf(saves).terms).toMatchObject({ isStrata: false }))
    expect(rowOf('inspect-building')).toBeDefined()
  })
})

describe('A purchase whose advert shows no auction any more', () => {
  const change = { price: null, displayPrice: 'Auction', status: 'active' as const, inspections: [] }
  const auctionDate = '2027-01-30T00:00:00.000Z'
  const droppedOn = (day: string) => [
    anAdvert({
      history: [
        { ...change, at: '2027-01-05T00:00:00.000Z', auctionDate },
        { ...change, at: `${day}T00:00:00.000Z`, auctionDate: null },
      ],
    }),
  ]

  it.each([
    ['as an auction, if it was dropped after its day', 'underOffer', '2027-02-01', 'auction', '2027-01-30'],
    ['with its day alone, if the home is still for sale', 'active', '2027-02-01', null, '2027-01-30'],
    ['as a private sale, if it was called off', 'underOffer', '2027-01-20', null, null],
  ] as const)('begins %s', async (_, status, day, method, auctionOn) => {
    let reply: () => void = () => undefined
    const isReplying = new Promise<void>((resolve) => (reply = resolve))
    const asked = answer(listPropertyAdverts, () => isReplying.then(() => ({ reply: droppedOn(day) })))
    const opening = openPurchase({ home: { status } })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByRole('checkbox')).toBeNull()
    reply()
    const { user, saves } = await opening
    expect(valueOf(method === null ? 'Advertised auction' : 'Day of the auction')).toBe(auctionOn ?? '')
    await user.click(screen.getByRole('checkbox', { name: 'Done: Have the contract reviewed' }))
    await waitFor(() => expect(saves).toHaveLength(1))
    expect(bodyOf(saves).terms).toMatchObject({ method, auctionOn })
  })

  it.each([
    ['is saved with its auction, if the adverts could not be read before', 500, '2027-01-30'],
    ['is saved, if its adverts are gone', 404, null],
  ])('%s', async (_, status, auctionOn) => {
    refuse(listPropertyAdverts, { status, detail: 'No adverts.' })
    const { user, saves } = await openPurchase({ home: { status: 'underOffer' } })
    if (auctionOn !== null) answer(listPropertyAdverts, { reply: droppedOn('2027-02-01') })
    await user.click(screen.getByRole('checkbox', { name: 'Done: Have the contract reviewed' }))
    await waitFor(() => expect(saves).toHaveLength(1))
    expect(bodyOf(saves).terms).toMatchObject({ auctionOn })
  })
})
