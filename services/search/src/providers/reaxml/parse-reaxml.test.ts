import { describe, expect, it } from 'vitest'
import { parseReaxml } from './parse-reaxml.ts'
import { aFeed, aReaxmlListing, bytesOf, currentBody, type ListingParts } from './testing/a-feed.ts'

const parse = (...listings: string[]) => parseReaxml(bytesOf(aFeed(...listings)), { year: 2026 })
const readOne = (parts: ListingParts = {}) => {
  const { updates, rejected, warnings } = parse(aReaxmlListing(parts))
  return { update: updates[0], reason: rejected[0]?.reason, warnings: warnings.map(({ reason }) => reason) }
}
const readBody = (extra: string) => readOne({ body: currentBody(extra) })

describe('a REAXML listing', () => {
  it('is read field by field', () => {
    expect(readOne().update).toEqual({
      position: 1,
      id: 'reaxml:ABCDEF-SIM-0001',
      provider: 'reaxml',
      sourceId: 'ABCDEF-SIM-0001',
      status: 'active',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
      unit: '2',
      streetNumber: '39',
      street: 'Example Street',
      address: '2/39 Example Street, Richmond',
      title: 'Light & space',
      description: 'Sun-drenched\n\nBuilt in 1998',
      agent: 'A. Agent',
      price: 1_250_000,
      priceFrom: 1_200_000,
      priceTo: 1_300_000,
      displayPrice: '$1,200,000 - $1,300,000',
      propertyType: 'Townhouse',
      bedrooms: 3,
      bathrooms: 2,
      parking: 2,
      landSize: 185.8,
      propertyAge: 'Established',
      features: [
        'Air conditioning',
        'Dishwasher',
        'Solar hot water',
        'Solar panels',
        'City views',
        'Wine cellar',
        'Study nook',
      ],
      absentFeatures: ['Tennis court'],
      localInspections: [{ start: '2026-11-28T11:00:00', end: '2026-11-28T11:30:00' }],
      isAuction: true,
      localAuctionDate: '2026-12-05T11:00:00',
      images: ['https://img.example/m.jpg', 'https://img.example/a.jpg', 'https://img.example/b.jpg'],
      floorplans: ['https://img.example/plan.gif'],
      url: 'https://agency.example/39',
      agency: { id: 'ABCDEF', name: null },
      localModifiedAt: '2026-11-20T08:55:10',
    })
  })

  it('that is sold says nothing but its ids, so that all else can stay', () => {
    expect(readOne({ status: 'sold', body: '' }).update).toEqual({
      position: 1,
      id: 'reaxml:ABCDEF-SIM-0001',
      provider: 'reaxml',
      sourceId: 'ABCDEF-SIM-0001',
      status: 'sold',
      agency: { id: 'ABCDEF', name: null },
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

  it('shows what it was sold for only where it may', () => {
    const sold = (display: string) =>
      readOne({ status: 'sold', body: `<soldDetails><price display="${display}">990000</price></soldDetails>` }).update
    expect(sold('yes')).toMatchObject({ price: 990_000, displayPrice: 'Sold for $990,000' })
    expect(sold('no')).not.toHaveProperty('price')
    expect(sold('range')).not.toHaveProperty('price')
  })

  it('is under offer by yes in any case, and by nothing else', () => {
    expect(readBody('<underOffer value="YES"/>').update?.status).toBe('underOffer')
    const odd = readBody('<underOffer value="1"/>')
    expect(odd.update?.status).toBe('active')
    expect(odd.warnings).toEqual(['Its underOffer "1" is neither yes nor no.'])
  })

  it.each(['$500,000', '0', 'POA', '400000-450000', '1,000'])('is kept and reported when its price is %s', (price) => {
    const { update, warnings } = readBody(
      `<price display="yes">${price}</price><priceView>Offers over $900k</priceView>`,
    )
    expect(update).toMatchObject({ price: null, priceFrom: 900_000, displayPrice: 'Offers over $900k' })
    expect(warnings).toEqual([`Its price "${price}" is not an amount of dollars.`])
  })

  it('hides the price and its words together', () => {
    const { update } = readBody('<price display="no">750000</price><priceView>$750,000</priceView>')
    expect(update).toMatchObject({ price: null, priceFrom: null, priceTo: null, displayPrice: null })
  })

  it('takes decimals for a price', () => {
    expect(readBody('<price>199999.95</price>').update?.price).toBe(200_000)
  })

  it('hides the street of an address that is not to be shown', () => {
    const body = `<address display="no"><streetNumber>39</streetNumber><street>Example Street</street><suburb>Richmond</suburb><state>Victoria</state><postcode>3121</postcode></address>`
    expect(readOne({ body }).update).toMatchObject({
      street: null,
      streetNumber: null,
      address: 'Richmond',
      state: 'VIC',
    })
  })

  it.each([
    ['<suburb>Darwin</suburb><postcode>800</postcode>', { state: 'NT', postcode: '0800' }],
    [
      '<lotNumber>5</lotNumber><street>New Road</street><suburb>Cobbitty</suburb><state>nsw</state><postcode>2570</postcode>',
      { streetNumber: 'Lot 5' },
    ],
    [
      '<streetNumber>Unit 2, 39</streetNumber><street>Example St</street><suburb>Richmond</suburb><state>VIC</state><postcode>3121</postcode>',
      { unit: '2', streetNumber: '39' },
    ],
  ])('mends the address %s', (inner, expected) => {
    expect(readOne({ body: `<address>${inner}</address>` }).update).toMatchObject(expected)
  })

  it.each([
    ['squareMeter', '180', 180],
    ['acre', '2', 8093.7],
    ['hectare', '1.5', 15_000],
  ])('has its land in square metres from %s', (unit, area, expected) => {
    expect(readBody(`<landDetails><area unit="${unit}">${area}</area></landDetails>`).update?.landSize).toBe(expected)
  })

  it('reports land that cannot be measured', () => {
    const { update, warnings } = readBody('<landDetails><area unit="constructor">180</area></landDetails>')
    expect(update).not.toHaveProperty('landSize')
    expect(warnings).toHaveLength(1)
  })

  it('has an auction only while the authority is auction', () => {
    const auction = '<auction date="2026-12-05-11:00"/>'
    expect(readBody(auction).update).toMatchObject({ isAuction: false, localAuctionDate: null })
    expect(readOne({ body: `<authority value="auction"/>${auction}` }).update).toMatchObject({
      isAuction: true,
      localAuctionDate: '2026-12-05T11:00:00',
    })
    expect(readOne({ body: auction }).update).not.toHaveProperty('isAuction')
  })

  it('clears its open homes by an empty element, and reports what is no time', () => {
    expect(readBody('<inspectionTimes/>').update?.localInspections).toEqual([])
    expect(readBody('').update).not.toHaveProperty('localInspections')
    const odd = readBody('<inspectionTimes><inspection>By Appointment</inspection></inspectionTimes>')
    expect(odd.update?.localInspections).toEqual([])
    expect(odd.warnings).toEqual(['Its inspection time "By Appointment" cannot be read.'])
  })

  it('has pictures from the web only', () => {
    const { update, warnings } = readBody(
      '<images><img id="m" url="ftp://x/1.jpg"/><img id="a" file="2.jpg"/><img id="b" url="http://x/3.jpg"/><img id="c" url=""/></images>',
    )
    expect(update?.images).toEqual(['http://x/3.jpg'])
    expect(warnings).toEqual(['1 of its pictures are files that the feed does not carry.'])
  })

  it.each([
    ['land', '', 'Land'],
    ['rural', '', 'Acreage'],
    ['residential', '<category name="DuplexSemi-detached"/>', 'House'],
  ])('of the kind %s %s is %s', (kind, body, type) => {
    expect(readOne({ kind, body }).update?.propertyType).toBe(type)
  })

  it.each([
    ['<newConstruction>1</newConstruction>', 'Modern'],
    ['<yearBuilt>1890</yearBuilt>', 'Historic'],
    ['<buildingDetails><newlyBuilt>yes</newlyBuilt></buildingDetails>', 'Modern'],
  ])('has its age from %s', (body, age) => {
    expect(readBody(body).update?.propertyAge).toBe(age)
  })
})

describe('a REAXML listing that cannot be kept', () => {
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
    [{ body: '<constructor>1</constructor>' }, /cannot be read/],
    [{ body: '<!DOCTYPE x [<!ENTITY boom "boom">]>' }, 'It declares entities, which a listing may not.'],
  ] as const)('says why: %j', (parts, reason) => {
    const { update, reason: given } = readOne(parts)
    expect(update).toBeUndefined()
    expect(given).toMatch(reason)
  })

  it('keeps different ids apart', () => {
    const ids = ['a b', 'a_20_b', 'a/b', 'a.b'].map((uniqueID) => readOne({ uniqueID }).update?.id)
    expect(new Set(ids).size).toBe(4)
  })
})
