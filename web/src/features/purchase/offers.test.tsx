import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { type PurchaseOffer, savePurchase } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { unsavedForms } from '@/lib/storage/local.ts'
import { refuse } from '@/testing/network.ts'
import { bodyOf, openPurchase } from './testing/open-purchase.ts'
import { noteOf, press, retype, setClock, type } from '@/testing/app.tsx'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Perth')

const anOffer = (over: Partial<PurchaseOffer> = {}): PurchaseOffer => ({
  id: 'offer-1',
  by: 'buyer',
  amountAud: 805_000,
  conditions: 'Finance in 14 days',
  madeOn: '2027-02-02',
  expiresAt: null,
  reply: 'open',
  note: '',
  ...over,
})
const walkAway = { price: 812_000, reason: '', isPrivate: true }
const openWith = (...offers: PurchaseOffer[]) => openPurchase({ kept: aPurchase({}, { offers }), over: { walkAway } })
const offers = () => within(screen.getByRole('region', { name: 'Offers' }))

describe('Offers', () => {
  it('say who made them, and how they compare with the walk-away price', async () => {
    const over = anOffer({ id: 'offer-2', by: 'seller', amountAud: 825_000 })
    await openWith(anOffer(), over, anOffer({ id: 'offer-3', amountAud: 812_000 }))
    const texts = offers()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts[0]).toContain('You offered, Tue 2 Feb$805,000$7,000 below your walk-away price')
    expect(texts[1]).toContain('The seller offered, Tue 2 Feb$825,000$13,000 over your walk-away price')
    expect(texts[2]).toContain('At your walk-away price')
    expect(offers().getByText('$812,000', { selector: 'strong' })).toBeDefined()
  })

  it('say when they expire or have expired where the home is, while they are open', async () => {
    const expiresAt = '2027-02-05T06:00:00.000Z'
    const past = '2027-02-03T06:00:00.000Z'
    await openWith(
      anOffer({ expiresAt }),
      anOffer({ id: '2', expiresAt: past }),
      anOffer({ id: '3', expiresAt, reply: 'declined' }),
    )
    expect(offers().getByText('Expires Fri 5 Feb, 5:00 pm')).toBeDefined()
    expect(offers().getByText('Expired Wed 3 Feb, 5:00 pm')).toBeDefined()
    expect(offers().getAllByText(/^Expire/)).toHaveLength(2)
  })

  it('are added by keyboard, with a day and an end in the time of the home', async () => {
    const { user, saves } = await openPurchase()
    expect(offers().getByText(/^No walk-away price yet/)).toBeDefined()
    offers().getByRole('button', { name: 'Add an offer' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Who'))
    await press(user, 'Save offer')
    expect(noteOf('Amount')).toBe('Enter a price, such as 780k')
    await type(user, 'Amount', '790k')
    await type(user, 'Expires (optional)', '2027-02-05T17:00')
    await type(user, 'Note (optional)', 'First one{Tab}{Enter}')
    await waitFor(() =>
      expect(bodyOf(saves).offers).toMatchObject([
        {
          by: 'buyer',
          amountAud: 790_000,
          madeOn: '2027-02-04',
          expiresAt: '2027-02-05T06:00:00.000Z',
          note: 'First one',
        },
      ]),
    )
    expect(offers().getByText('$790,000')).toBeDefined()
  })

  it('are edited in place, answered, deleted and brought back', async () => {
    const { user, saves } = await openWith(anOffer(), anOffer({ id: 'offer-2', amountAud: 700_000 }))
    await user.selectOptions(offers().getByLabelText('Answer to the offer of $805,000'), 'Accepted')
    await waitFor(() => expect(bodyOf(saves).offers[0]).toEqual(anOffer({ reply: 'accepted' })))
    await user.click(offers().getByRole('button', { name: 'Edit the offer of $805,000' }))
    await retype(user, 'Amount', '806,500')
    await press(user, 'Save offer')
    await waitFor(() => expect(bodyOf(saves).offers[0]).toEqual(anOffer({ reply: 'accepted', amountAud: 806_500 })))
    await user.click(offers().getByRole('button', { name: 'Delete the offer of $700,000' }))
    await waitFor(() => expect(bodyOf(saves).offers).toHaveLength(1))
    const undo = await screen.findByRole('button', { name: 'Undo deleting the offer' })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    await waitFor(() => expect(bodyOf(saves).offers).toHaveLength(2))
  })

  it('that were not saved are there again after a log-in, and are saved once', async () => {
    const { user } = await openPurchase()
    refuse(savePurchase, { status: 503, detail: 'Back soon.' })
    await press(user, 'Add an offer')
    await type(user, 'Amount', '790k')
    await press(user, 'Save offer')
    await screen.findByRole('alert')
    cleanup()
    const { user: again, saves } = await openPurchase()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('790,000')
    await press(again, 'Save offer')
    await waitFor(() => expect(bodyOf(saves).offers).toMatchObject([{ amountAud: 790_000 }]))
    await waitFor(() => expect(unsavedForms.read()).toBeNull())
  })
})

describe('an accepted offer and a full list', () => {
  it('say the day of the acceptance, unless the buyer has said it or signed', async () => {
    const accept = async (terms: Parameters<typeof aPurchase>[0]) => {
      const { user, saves } = await openPurchase({ kept: aPurchase(terms, { offers: [anOffer()] }) })
      await user.selectOptions(offers().getByLabelText('Answer to the offer of $805,000'), 'Accepted')
      await waitFor(() => expect(bodyOf(saves).offers[0]).toMatchObject({ reply: 'accepted' }))
      cleanup()
      return bodyOf(saves).terms?.offerAcceptedOn
    }
    expect(await accept({})).toBe('2027-02-04')
    expect(await accept({ offerAcceptedOn: '2027-02-01' })).toBe('2027-02-01')
    expect(await accept({ contractOn: '2027-02-01' })).toBeNull()
  })

  it('needs a day and a whole expiry, and says so at its field', async () => {
    const { user, saves } = await openWith(anOffer())
    await user.click(offers().getByRole('button', { name: 'Edit the offer of $805,000' }))
    await user.clear(screen.getByLabelText('Made on'))
    await press(user, 'Save offer')
    expect(noteOf('Made on')).toBe('Enter a day')
    expect(document.activeElement).toBe(screen.getByLabelText('Made on'))
    await user.type(screen.getByLabelText('Made on'), '2027-02-02')
    // Browsers give such a field no value; happy-dom has no such state.
    Object.defineProperty(screen.getByLabelText('Expires (optional)'), 'validity', { value: { valid: false } })
    await user.click(screen.getByRole('button', { name: 'Save offer' }))
    expect(noteOf('Expires (optional)')).toBe('Enter a day and a time, or leave it empty')
    expect(saves).toEqual([])
  })

  it('end at twenty', async () => {
    await openWith(...Array.from({ length: 20 }, (_, at) => anOffer({ id: `offer-${at}` })))
    expect(offers().getByRole('button', { name: 'Add an offer' }).hasAttribute('disabled')).toBe(true)
    expect(offers().getByText('This list holds 20 offers. Delete one to add another.')).toBeDefined()
  })
})
