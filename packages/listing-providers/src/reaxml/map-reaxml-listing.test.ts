import { describe, expect, it } from 'vitest'
import { parseFeed } from './testing/parse-feed.ts'
import { aFeed, aReaxmlListing, bytesOf, currentBody, type ListingParts } from './testing/a-feed.ts'

const parse = (...listings: string[]) => parseFeed(bytesOf(aFeed(...listings)))
const readOne = (parts: ListingParts = {}) => {
  const { updates, rejected, warnings } = parse(aReaxmlListing(parts))
  return { update: updates[0], reason: rejected[0]?.reason, warnings: warnings.map(({ reason }) => reason) }
}
const readBody = (extra: string) => readOne({ body: currentBody(extra) })

describe('the fields of a REAXML listing', () => {
  it.each(['$500,000', '0', 'POA', '400000-450000', '1,000'])('is kept and reported when its price is %s', (price) => {
    const { update, warnings } = readBody(
      `<price display="yes">${price}</price><priceView>Offers over $900k</priceView>`,
    )
    expect(update?.statedPrice).toEqual({ price: null, isWithheld: false, text: 'Offers over $900k' })
    expect(warnings).toEqual([`Its price "${price}" is not an amount of dollars.`])
  })

  it.each(['no', 'No', '0', 'false'])('hides the price and its text together where display is "%s"', (display) => {
    const { update } = readBody(`<price display="${display}">750000</price><priceView>$750,000</priceView>`)
    expect(update?.statedPrice?.isWithheld).toBe(true)
  })

  it.each(['2126-11-20-08:55:10', '2026-13-20-08:55:10'])(
    'reports the time %s of its last change, and is kept without it',
    (modTime) => {
      const { update, warnings } = readOne({ modTime })
      expect(update).not.toHaveProperty('localModifiedAt')
      expect(warnings).toEqual([`Its modTime "${modTime}" cannot be, and was not used.`])
    },
  )

  it('accepts decimals as a price', () => {
    expect(readBody('<price>199999.95</price>').update?.statedPrice?.price).toBe(199_999.95)
  })

  it.each(['no', 'NO', '0', 'false'])('hides the street of an address whose display is "%s"', (display) => {
    const body = `<address display="${display}"><streetNumber>39</streetNumber><street>Example Street</street><suburb>Richmond</suburb><state>Victoria</state><postcode>3121</postcode></address>`
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
    [
      '<lotNumber>Lot 3</lotNumber><streetNumber>39</streetNumber><street>Boronia Road</street><suburb>MELBOURNE CBD</suburb><state>VIC</state><postcode>3000</postcode>',
      { lot: '3', streetNumber: '39', suburb: 'Melbourne', address: 'Lot 3, 39 Boronia Road, Melbourne' },
    ],
  ])('mends the address %s', (inner, expected) => {
    expect(readOne({ body: `<address>${inner}</address>` }).update).toMatchObject(expected)
  })
})

describe('the measures and slots of a REAXML listing', () => {
  it.each([
    ['squareMeter', '180', 180],
    ['acre', '2', 8093.7],
    ['hectare', '1.5', 15_000],
  ])('has its land in square metres from %s', (unit, area, expected) => {
    expect(readBody(`<landDetails><area unit="${unit}">${area}</area></landDetails>`).update?.landSize).toBe(expected)
  })

  it('reports land without a valid size', () => {
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

  it('clears its open homes by an empty element, and reports invalid times', () => {
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
    expect(update?.pictures).toEqual([
      { id: 'm', url: null },
      { id: 'b', url: 'http://x/3.jpg' },
      { id: 'c', url: null },
    ])
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
