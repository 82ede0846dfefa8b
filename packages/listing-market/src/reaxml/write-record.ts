import { askPrice } from '../market/ask-price.ts'
import type { Home } from '../market/home.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { clockTime, dayMonthYear, isoDay, isoMinute } from '../market/local-time.ts'
import { auctionAhead, planInspections } from '../market/plan-inspections.ts'
import { randomOf } from '../market/random.ts'
import { pictureCount, pictureLetters } from '../pictures/picture-address.ts'
import { element, type Xml } from './element.ts'
import { writeAddress, writeBuilding, writeLand } from './write-place.ts'
import { writeEcoFriendly, writeFeatures, writeViews } from './write-features.ts'
import { updatedDayOf } from '../market/plan-campaign.ts'

/** One listing of a feed. A home that left the market is its two ids and no more than how it was sold. */
export const writeRecord = (sale: Sale, publicUrl: string): Xml => {
  const { status } = sale
  if (status === 'sold' || status === 'withdrawn') return writeDeparture(sale)
  const { home } = sale
  const auction = auctionAhead(sale)
  const isLand = home.building.type === 'VacantLand'
  return element(recordName(home), { modTime: timestamp(updatedDayOf(home.campaign, sale.day)), status: 'current' }, [
    ...identityOf(home),
    element('authority', { value: auction ? 'auction' : 'exclusive' }),
    element('underOffer', { value: status === 'under-offer' ? 'yes' : 'no' }),
    ...agentsOf(home),
    ...pricesOf(sale),
    writeAddress(home),
    home.locality.municipality !== undefined && element('municipality', {}, home.locality.municipality),
    categoryOf(home),
    element('headline', {}, home.headline),
    element('description', {}, home.description),
    !isLand && writeFeatures(home),
    writeLand(home),
    !isLand && writeBuilding(home),
    !isLand && inspectionsOf(sale),
    auction && element('auction', { date: isoMinute(auction.day, auction.minute).slice(0, 16) }),
    yearsOf(home),
    writeEcoFriendly(home),
    writeViews(home),
    objectsOf(home, publicUrl),
  ])
}

const writeDeparture = ({ home, status }: Sale): Xml =>
  element(recordName(home), { modTime: timestamp(home.campaign.endDay), status }, [
    ...identityOf(home),
    status === 'sold' &&
      element('soldDetails', {}, [
        element('soldPrice', { display: randomOf('sold', home.id).chance(0.8) ? 'yes' : 'no' }, home.valueAud),
        element('soldDate', {}, isoDay(home.campaign.endDay)),
      ]),
  ])

const recordName = ({ building: { type } }: Home) =>
  type === 'VacantLand' ? 'land' : type === 'AcreageSemiRural' ? 'rural' : 'residential'

const timestamp = (day: number) => `${isoDay(day)}-09:15:00`

const identityOf = ({ agency, crmId }: Home) => [element('agentID', {}, agency.code), element('uniqueID', {}, crmId)]

const agentsOf = ({ agents }: Home) =>
  agents.map(({ name, phone, email }, index) =>
    element('listingAgent', { id: index + 1 }, [
      element('name', {}, name),
      element('telephone', { type: 'mobile' }, phone),
      element('email', {}, email),
    ]),
  )

/** A number is always sent; `display="no"` says that nobody may see it, nor the words. */
const pricesOf = (sale: Sale) => {
  const { text, shown, figureAud } = askPrice(sale, 'reaxml')
  const display = shown === 'nothing' ? 'no' : 'yes'
  return [element('price', { display }, figureAud), element('priceView', {}, text)]
}

const categories = {
  House: 'House',
  Terrace: 'Terrace',
  SemiDetached: 'DuplexSemi-detached',
  Townhouse: 'Townhouse',
  Villa: 'Villa',
  ApartmentUnitFlat: 'Apartment',
  NewApartments: 'Apartment',
  Studio: 'Studio',
  VacantLand: 'Residential',
  AcreageSemiRural: 'Lifestyle',
} as const

const categoryOf = (home: Home) => {
  const name = { land: 'landCategory', rural: 'ruralCategory', residential: 'category' }[recordName(home)]
  const isUnit = home.building.style === 'walkup'
  return element(name, { name: isUnit ? 'Unit' : categories[home.building.type] })
}

const inspectionsOf = (sale: Sale) =>
  element(
    'inspectionTimes',
    {},
    planInspections(sale).times.map(({ day, opens, closes }) =>
      element('inspection', {}, `${dayMonthYear(day)} ${clockTime(opens)} to ${clockTime(closes)}`),
    ),
  )

const yearsOf = ({ building: { yearBuilt, yearRenovated } }: Home) => [
  yearBuilt !== undefined && element('yearBuilt', {}, yearBuilt),
  yearRenovated !== undefined && element('yearLastRenovated', {}, yearRenovated),
]

const objectsOf = (home: Home, publicUrl: string) =>
  element(
    'objects',
    {},
    pictureLetters.slice(0, pictureCount(home.building.style)).map((id) =>
      element('img', {
        id,
        modTime: timestamp(home.campaign.listedDay),
        url: `${publicUrl}/pictures/${home.id}/${id}.svg`,
        format: 'svg',
      }),
    ),
  )
