import { screen, waitFor, within } from '@testing-library/react'
import {
  type BuyersMoney,
  getBuyersMoney,
  type HomeBuyer,
  type Property,
  saveContractDetails,
} from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { bundledTables, costOfHome, dollarRange, purchaseOfHome } from '@verandah/true-cost'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from '../testing/open-home.ts'

const first: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
const single: BuyersMoney = { buyers: [first], deposit: { percent: 10 } }
const mixed: BuyersMoney = { ...single, buyers: [first, { ...first, residency: 'other' }] }
const inVictoria = { state: 'VIC', timeZone: 'Australia/Melbourne', price: 780_000 } as const
const inQueensland = { state: 'QLD', timeZone: 'Australia/Brisbane', price: 780_000 } as const
const inSydney = { state: 'NSW', timeZone: 'Australia/Sydney', price: 1_070_000 } as const

const section = async () => within(await screen.findByRole('region', { name: 'What it costs you' }))
const openWith = async (money: BuyersMoney, home: Partial<Property>) => {
  answer(getBuyersMoney, { reply: money })
  const user = await openHome(home)
  return { user, costs: await section() }
}
const computed = (money: BuyersMoney, over: Partial<Property>) => {
  const home = aHome(over)
  const purchase = purchaseOfHome(home, { money, today: wallClockOf(new Date(), home.timeZone).date })
  const cost = purchase && costOfHome(purchase, bundledTables)
  if (!cost?.known) throw new Error('This home has a cost.')
  return cost
}

setClock('2026-11-27T20:00:00.000Z', 'Australia/Perth')
beforeEach(() => {
  asBuyer()
  nothingIsFar()
})

describe('What a home costs', () => {
  it('is the cash and the month of its card, with the test rate', async () => {
    const { costs } = await openWith(single, inVictoria)
    const { cashNeeded, repayments } = computed(single, inVictoria)
    await costs.findByText(dollarRange(cashNeeded.withoutGrant.amount))
    if (!repayments.known || !repayments.monthly.known) throw new Error('This loan has a repayment.')
    expect(costs.getByText(dollarRange(repayments.monthly.amount))).toBeDefined()
    expect(costs.getByText(/the rate at which lenders test\.$/)).toBeDefined()
    expect(costs.getByText(/^Incomplete: without moving/)).toBeDefined()
    expect(costs.getByText(/no advice\. Ask your lender or broker/)).toBeDefined()
  })

  it('says at which price, where the advert names only the least', async () => {
    const from = { price: null, priceFrom: 690_000, priceTo: null, displayPrice: 'Buyers above $690,000' }
    const { costs } = await openWith(single, { ...inVictoria, ...from })
    await costs.findByText('At $690,000. The advert asks for that or more, and a higher price costs more.')
  })

  it('is the sum of where the cash goes, as both are shown', async () => {
    const { costs } = await openWith(single, inSydney)
    const parts = within(await costs.findByRole('region', { name: 'Where the cash goes' })).getAllByRole('listitem')
    const least = parts.map(({ textContent }) => Number(/\$([\d,]+)/.exec(textContent)?.[1]?.replaceAll(',', '')))
    const { withoutGrant } = computed(single, inSydney).cashNeeded
    expect(least.reduce((sum, dollars) => sum + dollars)).toBe(withoutGrant.amount.from / 100)
  })

  it('opens each line to its formula, source and date', async () => {
    const { user, costs } = await openWith(single, inVictoria)
    const line = (await costs.findByText('Transfer duty before relief')).closest('details')
    if (line === null) throw new Error('The line opens.')
    await user.click(within(line).getByText('Transfer duty before relief'))
    expect(line.open).toBe(true)
    expect(within(line).getByText(/^How: /)).toBeDefined()
    expect(within(line).getByText(/^Source: /).textContent).toMatch(/read on \d+ \w+ 2026/)
  })

  it('offers what changes it most, the schemes and the steps near', async () => {
    const { costs } = await openWith(single, { ...inVictoria, price: 954_000 })
    const levers = within(await costs.findByRole('region', { name: 'What changes it most' }))
    expect(levers.getAllByRole('listitem')).toHaveLength(3)
    expect(levers.getByText('$4,000 less, at $950,000')).toBeDefined()
    const help = within(costs.getByRole('region', { name: 'Grants, concessions and schemes' }))
    expect(help.getByText('5% Deposit Scheme')).toBeDefined()
    const steps = within(costs.getByRole('region', { name: 'Steps near this price' }))
    expect(steps.getByText(/^Above \$950,000 the 5% Deposit Scheme is closed/)).toBeDefined()
  })

  it('says what is not counted', async () => {
    const { costs } = await openWith(single, { ...inVictoria, propertyType: 'Apartment' })
    const missing = within(await costs.findByRole('region', { name: 'Not counted' }))
    expect(missing.getByText(/^Strata levies a year\./)).toBeDefined()
    expect(missing.getByText(/^Council rates a year\./)).toBeDefined()
    expect(missing.getByText('Water a year. Ask the agent for the last notice.')).toBeDefined()
  })

  it('changes with "This is a new home"', async () => {
    const { user, costs } = await openWith(single, inQueensland)
    const established = computed(single, inQueensland).cashNeeded.withoutGrant
    await costs.findByText(dollarRange(established.amount))
    answer(saveContractDetails, { reply: single })
    await user.click(costs.getByRole('switch', { name: /This is a new home/ }))
    await waitFor(() => expect(costs.queryByText(dollarRange(established.amount))).toBeNull())
    expect(costs.getByText('First Home Owner Grant').parentElement?.textContent).toContain('No')
  })

  it('says that the loan shown is the largest, and what is in it', async () => {
    const range = { priceFrom: 1_020_000, priceTo: 1_120_000 }
    const { costs } = await openWith(single, { ...inVictoria, price: 1_070_000, ...range })
    await costs.findByText(/^At most \$[\d,]+, with mortgage insurance, at [\d.]+% over 30 years/)
  })

  it('lets rate and term be tried by keyboard, the picture in words', async () => {
    const { user, costs } = await openWith(single, inVictoria)
    const term = await costs.findByRole('slider', { name: 'Loan term' })
    expect(costs.getByRole('img', { name: /to nothing over 30 years\.$/ })).toBeDefined()
    term.focus()
    await user.keyboard('{ArrowLeft}')
    expect(costs.getByRole('img', { name: /to nothing over 29 years\.$/ })).toBeDefined()
    costs.getByRole('slider', { name: 'Interest rate' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(costs.getByText(/at 6\.45% over 29 years/)).toBeDefined()
  })
})

describe('a mixed couple in Queensland', () => {
  it('sees what a bill would change, that the surcharge is not computed, and the ban of established homes', async () => {
    const { costs } = await openWith(mixed, inQueensland)
    await costs.findByText(/^If enacted: .* more duty\./)
    expect(costs.getByText(/^Until 31 March 2027 foreign buyers/)).toBeDefined()
    expect(costs.getByText(/^Which buyers count as foreign is not decided here/)).toBeDefined()
  })
})

describe('without enough to compute', () => {
  it('invites a buyer who has said nothing, and shows no figure', async () => {
    const { costs } = await openWith({}, inVictoria)
    await costs.findByText(/^Say who buys and your deposit to see what homes cost you\./)
    const link = costs.getByRole('link', { name: 'Your money' })
    expect(link.getAttribute('href')).toBe('/setup-property-criteria#your-money')
    expect(costs.queryByText(/\$\d/)).toBeNull()
  })

  it('is not known where no price is shown', async () => {
    const { costs } = await openWith(single, { ...inVictoria, price: null, displayPrice: 'Auction' })
    expect(costs.getByText(/^Not known: the advert shows no price/)).toBeDefined()
    expect(costs.queryByText(/\$\d/)).toBeNull()
  })

  it('needs no loan where the deposit is more than the price', async () => {
    const { costs } = await openWith({ ...single, deposit: { dollars: 900_000 } }, inVictoria)
    await costs.findByText('You need no loan.')
  })

  it('can be loaded again', async () => {
    refuse(getBuyersMoney, { status: 503, detail: 'Back soon.' })
    const user = await openHome(inVictoria)
    const costs = await section()
    await costs.findByText('We could not load your money')
    answer(getBuyersMoney, { reply: single })
    await user.click(costs.getByRole('button', { name: 'Try again' }))
    await costs.findByText('Cash you need by settlement')
  })
})
