import { describe, expect, it } from 'vitest'
import { parseFeed } from './testing/parse-feed.ts'
import { aFeed, aReaxmlListing, bytesOf, currentBody, type ListingParts } from './testing/a-feed.ts'

const parse = (...listings: string[]) => parseFeed(bytesOf(aFeed(...listings)))
const readOne = (parts: ListingParts = {}) => {
  const { updates, rejected, warnings } = parse(aReaxmlListing(parts))
  return { update: updates[0], reason: rejected[0]?.reason, warnings: warnings.map(({ reason }) => reason) }
}
const readBody = (extra: string) => readOne({ body: currentBody(extra) })

describe('a REAXML listing', () => {
  it('is read field by field', () => {
    expect(readOne().update).toEqual({
      position: 1,
      kind: 'residential',
      id: 'reaxml:ABCDEF-SIM-0001',
      provider: 'reaxml',
      sourceId: 'ABCDEF-SIM-0001',
      status: 'active',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
      unit: '2',
      lot: null,
      streetNumber: '39',
      street: 'Example Street',
      address: '2/39 Example Street, Richmond',
      title: 'Light & space',
      description: 'Sun-drenched\n\nBuilt in 1998',
      agent: 'A. Agent',
      statedPrice: { price: 1_250_000, text: '$1,200,000 - $1,300,000', isWithheld: false },
      propertyType: 'Townhouse',
      bedrooms: 3,
      bathrooms: 2,
      parking: 2,
      parkingKind: 'garage',
      landSize: 185.8,
      propertyAge: 'Established',
      features: [
        'Air conditioning',
        'Dishwasher',
        'Solar hot water',
        'Solar panels',
        'City views',
        'Wine cellar',
        'Double-glazed windows',
      ],
      absentFeatures: ['Tennis court'],
      localInspections: [{ start: '2026-11-28T11:00:00', end: '2026-11-28T11:30:00' }],
      isAuction: true,
      localAuctionDate: '2026-12-05T11:00:00',
      pictures: ['b', 'm', 'a'].map((id) => ({ id, url: `https://img.example/${id}.jpg` })),
      plans: [{ id: '1', url: 'https://img.example/plan.gif' }],
      particulars: { agents: [{ name: 'A. Agent', telephone: null, email: 'agent@example.com' }] },
      url: 'https://agency.example/39',
      agency: { id: 'ABCDEF', name: null },
      crmId: 'ABCDEF-SIM-0001',
      localModifiedAt: '2026-11-20T08:55:10',
    })
  })
})

describe('a REAXML listing by its status', () => {
  it('that is sold contains only its ids, so that other fields are kept', () => {
    expect(readOne({ status: 'sold', body: '' }).update).toEqual({
      position: 1,
      kind: 'residential',
      id: 'reaxml:ABCDEF-SIM-0001',
      provider: 'reaxml',
      sourceId: 'ABCDEF-SIM-0001',
      status: 'sold',
      agency: { id: 'ABCDEF', name: null },
      crmId: 'ABCDEF-SIM-0001',
      localModifiedAt: '2026-11-20T08:55:10',
    })
  })

  it.each([
    ['withdrawn', 'gone'],
    ['offmarket', 'gone'],
    ['SOLD', 'sold'],
  ])('with the status %s is %s', (status, expected) => {
    expect(readOne({ status, body: '' }).update?.status).toBe(expected)
  })

  it('shows its sale price only where permitted', () => {
    const sold = (display: string) =>
      readOne({ status: 'sold', body: `<soldDetails><price display="${display}">990000</price></soldDetails>` }).update
    expect(sold('yes')?.statedPrice).toMatchObject({ price: 990_000, text: 'Sold for $990,000' })
    expect(sold('no')).not.toHaveProperty('statedPrice')
    expect(sold('range')).not.toHaveProperty('statedPrice')
  })

  it('is under offer by "yes" in any case, and by nothing else', () => {
    expect(readBody('<underOffer value="YES"/>').update?.status).toBe('underOffer')
    const odd = readBody('<underOffer value="1"/>')
    expect(odd.update?.status).toBe('active')
    expect(odd.warnings).toEqual(['Its underOffer "1" is neither yes nor no.'])
  })
})

describe('a rejected REAXML listing', () => {
  it.each([
    [{ agentID: undefined }, 'It has no agentID.'],
    [{ uniqueID: undefined }, 'It has no uniqueID.'],
    [{ uniqueID: 'x'.repeat(51) }, 'Its ids are too long.'],
    [{ status: 'leased' }, 'Its status "leased" is none that REAXML has.'],
    [{ kind: 'rental' }, 'A rental listing is not a home for sale.'],
    [{ body: '<address><suburb>Auckland</suburb><country>NZ</country></address>' }, 'It lies in NZ.'],
    [{ body: '<address><suburb>Richmond</suburb></address>' }, 'Its address has no postcode of four figures.'],
    [{ body: '<headline>Unclosed' }, /not well formed/],
    [{ body: '<a>'.repeat(40) + '</a>'.repeat(40) }, /nested/],
    [{ body: '<!DOCTYPE x [<!ENTITY boom "boom">]>' }, 'It declares entities, which a listing may not.'],
  ] as const)('has a reason: %j', (parts, reason) => {
    const { update, reason: given } = readOne(parts)
    expect(update).toBeUndefined()
    expect(given).toMatch(reason)
  })

  it('keeps different ids distinct', () => {
    const ids = ['a b', 'a_20_b', 'a/b', 'a.b'].map((uniqueID) => readOne({ uniqueID }).update?.id)
    expect(new Set(ids).size).toBe(4)
  })
})
