import { askPrice } from '../market/ask-price.ts'
import type { DwellingType, Home } from '../market/home.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { clockTime, dayMonthYear, isoDay, isoMinute } from '../market/local-time.ts'
import { auctionAhead, planInspections } from '../market/plan-inspections.ts'
import { settleSale } from '../market/settle-sale.ts'
import { pictureCount, pictureLetters } from '../pictures/picture-address.ts'
import { element, type Xml } from './element.ts'
import { writeAddress, writeBuilding, writeLand } from './write-place.ts'
import { writeEcoFriendly, writeFeatures, writeViews } from './write-features.ts'
import { updatedDayOf } from '../market/plan-campaign.ts'

/** One listing of a feed. For a home that left the market: its two ids and how it sold. */
export function writeRecord(sale: Sale, publicUrl: string): Xml {
  const { status } = sale
  if (status === 'sold' || status === 'withdrawn') return writeDeparture(sale)
  const { home } = sale
  const auction = auctionAhead(sale)
  const isLand = home.building.type === 'VacantLand'
  const content = [
    ...identityOf(home),
    element('authority', [], { value: auction ? 'auction' : 'exclusive' }),
    element('underOffer', [], { value: status === 'under-offer' ? 'yes' : 'no' }),
    ...agentsOf(home),
    ...pricesOf(sale),
    writeAddress(home),
    home.locality.municipality !== undefined && element('municipality', home.locality.municipality),
    categoryOf(home),
    element('headline', home.headline),
    element('description', home.description),
    !isLand && writeFeatures(home),
    writeLand(home),
    !isLand && writeBuilding(home),
    !isLand && inspectionsOf(sale),
    auction && element('auction', [], { date: isoMinute(auction.day, auction.minute).slice(0, 16) }),
    yearsOf(home),
    writeEcoFriendly(home),
    writeViews(home),
    objectsOf(home, publicUrl),
  ]
  const modTime = timestamp(updatedDayOf(home.campaign, sale.day))
  return element(recordName(home), content, { modTime, status: 'current' })
}

const writeDeparture = ({ home, status }: Sale): Xml => {
  const content = [...identityOf(home), status === 'sold' && soldDetailsOf(home)]
  return element(recordName(home), content, { modTime: timestamp(home.campaign.endDay), status })
}

/** A sold home as some agencies' software sends it: with its last guide and where it is, without words and pictures. */
export function writeSoldRecord(sale: Sale): Xml {
  const { home } = sale
  const { endDay } = home.campaign
  const isLand = home.building.type === 'VacantLand'
  const content = [
    ...identityOf(home),
    ...pricesOf({ ...sale, status: 'current', day: endDay - 1 }),
    writeAddress(home),
    categoryOf(home),
    !isLand && writeFeatures(home),
    soldDetailsOf(home),
    writeLand(home),
  ]
  return element(recordName(home), content, { modTime: timestamp(endDay), status: 'sold' })
}

const soldDetailsOf = (home: Home): Xml => {
  const { soldAud, isPriceShown } = settleSale(home)
  const price = element('soldPrice', soldAud, { display: isPriceShown ? 'yes' : 'no' })
  return element('soldDetails', [price, element('soldDate', isoDay(home.campaign.endDay))])
}

const recordName = ({ building: { type } }: Home) =>
  type === 'VacantLand' ? 'land' : type === 'AcreageSemiRural' ? 'rural' : 'residential'

const timestamp = (day: number) => `${isoDay(day)}-09:15:00`

const identityOf = ({ agency, crmId }: Home) => [element('agentID', agency.code), element('uniqueID', crmId)]

const agentsOf = ({ agents }: Home) =>
  agents.map(({ name, phone, email }, index) => {
    const telephone = element('telephone', phone, { type: 'mobile' })
    return element('listingAgent', [element('name', name), telephone, element('email', email)], { id: index + 1 })
  })

/** A number is always sent; `display="no"` forbids showing it, and the text too. */
const pricesOf = (sale: Sale) => {
  const { text, shown, figureAud } = askPrice(sale, 'reaxml')
  const display = shown === 'nothing' ? 'no' : 'yes'
  return [element('price', figureAud, { display }), element('priceView', text)]
}

/** Categories whose REAXML name differs from Domain's. */
const categories: Readonly<Partial<Record<DwellingType, string>>> = {
  SemiDetached: 'DuplexSemi-detached',
  ApartmentUnitFlat: 'Apartment',
  NewApartments: 'Apartment',
  VacantLand: 'Residential',
  AcreageSemiRural: 'Lifestyle',
}

const categoryOf = (home: Home) => {
  const name = { land: 'landCategory', rural: 'ruralCategory', residential: 'category' }[recordName(home)]
  const { style, type } = home.building
  return element(name, [], { name: style === 'walkup' ? 'Unit' : (categories[type] ?? type) })
}

const inspectionsOf = (sale: Sale) =>
  element(
    'inspectionTimes',
    planInspections(sale).times.map(({ day, opens, closes }) =>
      element('inspection', `${dayMonthYear(day)} ${clockTime(opens)} to ${clockTime(closes)}`),
    ),
  )

const yearsOf = ({ building: { yearBuilt, yearRenovated } }: Home) => [
  yearBuilt !== undefined && element('yearBuilt', yearBuilt),
  yearRenovated !== undefined && element('yearLastRenovated', yearRenovated),
]

const objectsOf = (home: Home, publicUrl: string) => {
  const modTime = timestamp(home.campaign.listedDay)
  const images = pictureLetters
    .slice(0, pictureCount(home.building.style))
    .map((id) =>
      element('img', [], { id, modTime, url: `${publicUrl}/pictures/${home.pictureId}/${id}.svg`, format: 'svg' }),
    )
  return element('objects', images)
}
