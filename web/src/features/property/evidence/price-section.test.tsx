import { screen, within } from '@testing-library/react'
import {
  type GuideResults,
  getPriceEvidence,
  listSavedProperties,
  type PriceEvidence,
  type Property,
  type PropertySnapshot,
  type SaleResult,
} from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAdvert, noParticulars } from '@/testing/adverts.ts'
import { setClock } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from '../testing/open-home.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
beforeEach(() => {
  asBuyer()
  nothingIsFar()
})

const results: GuideResults = {
  level: 'suburb',
  count: 11,
  above: 8,
  within: 2,
  below: 1,
  medianPercent: 6.2,
  openEnded: 0,
  since: '2026-09-02',
}
const guides = [
  { since: '2026-11-02T01:00:00.000Z', from: 850_000, to: 900_000, text: '$850k-$900k' },
  { since: '2026-11-12T01:00:00.000Z', from: 880_000, to: 950_000, text: '$880k-$950k' },
]

const openWith = async (evidence: Partial<PriceEvidence>, home: Partial<Property> = {}) => {
  answer(getPriceEvidence, { reply: { adverts: [], sale: null, results: null, ...evidence } })
  const user = await openHome({ propertyType: 'House', timeZone: 'Australia/Melbourne', ...home })
  return { user, section: within(await screen.findByRole('region', { name: 'What is known about its price' })) }
}

describe('What is known of a price', () => {
  it('is how homes here sold against their guides', async () => {
    const { section } = await openWith({ results })
    const words = '8 of 11 houses in Richmond sold above the top of their guide, by 6% in the middle.'
    await section.findByText(words)
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '8 above',
      '2 within',
      '1 below',
    ])
    expect(section.getByText(/^Sales since 2 Sept? 2026/)).toBeDefined()
    expect(section.queryByText(/offers over/)).toBeNull()
  })

  it('says how open guides count, and when sales are of the postcode', async () => {
    const { section } = await openWith({ results: { ...results, level: 'postcode', openEnded: 3 } })
    await section.findByText(/^8 of 11 houses in postcode 3121 /)
    expect(section.getByText(/3 guides name only a starting price, such as “offers over”/)).toBeDefined()
  })

  it.each<[Partial<GuideResults>, string]>([
    [{ above: 0, within: 10, medianPercent: null }, 'None of 11 houses in Richmond sold above the top of their guide.'],
    [{ above: 1, within: 9 }, '1 of 11 houses in Richmond sold above the top of its guide, by 6%.'],
    [
      { medianPercent: 0.4 },
      '8 of 11 houses in Richmond sold above the top of their guide, by less than 1% in the middle.',
    ],
  ])('agrees with the number above: %j', async (over, words) => {
    const { section } = await openWith({ results: { ...results, ...over } })
    await section.findByText(words)
  })

  it('is how the guide moved, once for adverts that agree', async () => {
    const moved = { guides, driftAud: 30_000 }
    const adverts = ['Domain', 'PropTrack'].map((name, index) => ({ listingId: `x:${index}`, name, ...moved }))
    const { section } = await openWith({ adverts })
    const words = 'Guide raised by $30,000 on 12 Nov 2026, from $850,000 to $900,000.'
    await section.findByText(words)
    expect(section.getByText('$880,000 to $950,000').textContent).not.toContain('Domain')
    expect(section.getByText('Guide')).toBeDefined()
  })

  it('names the adverts that differ, and how the home sold', async () => {
    const adverts = [
      { listingId: 'x:1', name: 'Domain', guides: guides.slice(0, 1), driftAud: null },
      { listingId: 'x:2', name: 'Agency feed', guides, driftAud: 30_000 },
    ]
    const sale = { price: 990_000, day: '2026-11-28', method: 'auction' } as const
    const { section } = await openWith({ adverts, sale }, { status: 'sold' })
    await section.findByText('$990,000 at auction on 28 Nov 2026')
    expect(section.getByText('Last guide')).toBeDefined()
    expect(section.getByText('$850,000 to $900,000').textContent).toContain('at Domain')
    expect(section.getByText(/^Unchanged since Verandah first saw it on 2 Nov 2026/)).toBeDefined()
  })

  it('is no longer the guide once the advert has taken it off', async () => {
    const adverts = [{ listingId: 'x:1', name: 'Domain', guides, driftAud: 30_000 }]
    const { section } = await openWith({ adverts }, { price: null, displayPrice: 'Contact agent' })
    await section.findByText('Last guide')
    expect(section.queryByText('Guide')).toBeNull()
  })

  it('says where nothing is known, and no price of ours', async () => {
    const { section } = await openWith({}, { price: null, displayPrice: 'Auction', auction: true, state: 'QLD' })
    await section.findByText('Fewer than five sales seen here so far.')
    expect(section.getByText(/^None: in Queensland, homes for auction/)).toBeDefined()
    expect(section.queryByText(/\$/)).toBeNull()
  })

  it('leads to the statement of information', async () => {
    const statementOfInformation = 'https://documents.example/1.pdf'
    asBuyer(anAdvert({ particulars: { ...noParticulars, statementOfInformation } }))
    const { section } = await openWith({})
    const link = await section.findByRole('link', { name: /^Statement of information/ })
    expect(link.getAttribute('href')).toBe(statementOfInformation)
  })

  it('can be asked for again when it could not be read', async () => {
    refuse(getPriceEvidence, { status: 503, detail: 'The store is away.' })
    const user = await openHome()
    const section = within(await screen.findByRole('region', { name: 'What is known about its price' }))
    await section.findByText('We could not load what is known about its price')
    answer(getPriceEvidence, { reply: { adverts: [], sale: null, results } })
    await user.click(section.getByRole('button', { name: 'Try again' }))
    await section.findByText(/^8 of 11/)
  })
})

it('What is known of a price is also what the buyer recorded of homes like it, newest first, against their guides', async () => {
  const like = { suburb: 'Richmond', propertyType: 'House', price: null } as const
  const at = (id: string, over: Partial<PropertySnapshot>, saleResult: SaleResult) =>
    aSavedHome({ id, address: `${id} Lennox Street`, ...like, ...over }, { saleResult })
  answer(listSavedProperties, {
    reply: [
      at('1', { priceFrom: 780_000, priceTo: 825_000 }, { outcome: 'sold', price: 845_000, day: '2026-11-14' }),
      at('2', { priceFrom: 850_000, priceTo: 900_000 }, { outcome: 'bought', price: 840_000, day: '2026-11-28' }),
      at('3', { status: 'sold', priceFrom: 1, priceTo: 1 }, { outcome: 'sold', price: 870_000, day: '2026-11-21' }),
      at('4', {}, { outcome: 'passedIn', price: 700_000, day: '2026-11-21' }),
      at('5', { propertyType: 'Apartment' }, { outcome: 'sold', price: 600_000, day: '2026-11-21' }),
      at('6', { suburb: 'Carlton' }, { outcome: 'sold', price: 600_000, day: '2026-11-21' }),
    ],
  })
  const { section } = await openWith({})
  const records = (await section.findByText('From your records')).nextElementSibling
  expect([...(records?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '2 Lennox StreetSold to you for $840,000 on 28 Nov, $10,000 below its guide',
    '3 Lennox StreetSold for $870,000 on 21 Nov',
    '1 Lennox StreetSold for $845,000 on 14 Nov, $20,000 above its guide',
  ])
})
