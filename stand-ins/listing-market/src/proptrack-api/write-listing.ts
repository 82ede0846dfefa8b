import { createHash } from 'node:crypto'
import { askPrice } from '../market/ask-price.ts'
import { isApartment } from '../market/choose-features.ts'
import type { DwellingType, Home } from '../market/home.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { clockTime, isoDay, isoMinute } from '../market/local-time.ts'
import { auctionAhead } from '../market/plan-inspections.ts'
import { randomOf } from '../market/random.ts'
import { type Settled, settleSale } from '../market/settle-sale.ts'
import { pictureCount } from '../pictures/picture-address.ts'
import { doorOf, shortStreetOf, streetOf } from '../domain-api/write-address.ts'
import { featuresOf } from './write-features.ts'

/**
 * A listing of search and detail replies: a one-line address, a number beside the price text, picture ids, no
 * inspections.
 */
export function writeListing(sale: Sale) {
  const { home } = sale
  const { text, figureAud } = askPrice(sale, 'proptrack')
  const auction = auctionAhead(sale)
  return {
    listingId: home.propTrackId,
    listingType: 'sale',
    address: { fullAddress: fullAddressOf(home), ...(home.coordinates && { location: home.coordinates }) },
    attributes: attributesOf(home),
    ...(auction && {
      auctionDate: isoDay(auction.day),
      auctionTime: clockTime(auction.minute)
        .replace(/([ap]m)$/, ':00 $1')
        .padStart(11, '0'),
      auctionDateTime: isoMinute(auction.day, auction.minute) + (offsets[home.locality.state] ?? '+10:00'),
    }),
    status: statusOf(sale),
    description: descriptionOf(home),
    firstSeenDate: isoDay(home.campaign.listedDay),
    listingPrice: Math.round(figureAud),
    priceDescription: sale.status === 'under-offer' ? 'Under Offer' : text,
    ...(sale.status === 'sold' && soldFieldsOf(home)),
    images: imagesOf(home),
  }
}

/** A suppressed value is sent with the others. */
const soldFieldsOf = (home: Home) => {
  const { soldAud, isPriceShown, method } = settleSale(home)
  return {
    saleDate: isoDay(home.campaign.endDay),
    saleValue: soldAud,
    saleValueSuppressed: !isPriceShown,
    auctionResult: auctionResults[method],
  }
}

const auctionResults: Readonly<Record<Settled['method'], string | null>> = {
  'at-auction': 'soldAtAuction',
  'before-auction': 'soldPriorToAuction',
  'after-auction': 'soldAfterAuction',
  'private-treaty': null,
}

export function statusOf({ status }: Sale): string {
  return { current: 'current', 'under-offer': 'current', sold: 'sold', withdrawn: 'notSold' }[status]
}

/** Daylight-saving offsets throughout the year. */
const offsets: Readonly<Record<string, string>> = {
  ACT: '+11:00',
  NSW: '+11:00',
  TAS: '+11:00',
  VIC: '+11:00',
  NT: '+09:30',
  QLD: '+10:00',
  SA: '+10:30',
  WA: '+08:00',
}

/** As typed by the agent: with or without a comma before the state, "St" or "Street". */
const fullAddressOf = (home: Home): string => {
  const { address, locality } = home
  const random = randomOf('one line', home.id)
  const street = random.chance(0.6) ? shortStreetOf(address) : streetOf(address)
  const unit = address.unitNumber
  const isWorded = random.chance(0.2)
  const door = unit === undefined ? '' : isWorded ? `Unit ${unit}, ` : `${unit}/`
  const end = `${locality.suburb}${random.chance(0.8) ? ',' : ''} ${locality.state} ${locality.postcode}`
  return unit === undefined && random.chance(0.04)
    ? `${doorOf(home)}, ${end}`
    : `${door}${address.streetNumber} ${street}, ${end}`
}

const subTypes: Readonly<Record<DwellingType, string>> = {
  House: 'house',
  Terrace: 'terrace',
  SemiDetached: 'duplex_semi_detached',
  Townhouse: 'townhouse',
  Villa: 'villa',
  ApartmentUnitFlat: 'apartment',
  NewApartments: 'apartment',
  Studio: 'studio',
  VacantLand: 'residential_land',
  AcreageSemiRural: 'acreage',
}

export function typeOf({ building }: Home): string {
  if (building.type === 'VacantLand') return 'land'
  return isApartment(building) || building.type === 'Villa' ? 'unit' : 'house'
}

const attributesOf = (home: Home) => {
  const { building, id } = home
  const { bedrooms, bathrooms, carspaces, landSqm, floorSqm, yearBuilt, type } = building
  const random = randomOf('attributes', id)
  return {
    propertyType: typeOf(home),
    propertySubType: subTypes[type],
    ...(type !== 'VacantLand' && { bedrooms, bathrooms, carSpaces: carspaces }),
    ...(landSqm !== undefined && random.chance(0.85) && { landArea: landSqm }),
    ...(floorSqm !== undefined && random.chance(0.3) && { floorArea: floorSqm }),
    ...(yearBuilt !== undefined && random.chance(0.3) && { yearBuilt }),
    features: featuresOf(home),
  }
}

/** Some homes have a shorter text at this portal, cut by the agent. */
const descriptionOf = ({ id, description }: Home): string => {
  const parts = description.split('<br /><br />')
  const text = randomOf('shorter', id).chance(0.3) ? parts.slice(0, 2) : parts
  return text.join('<br/><br/>').replaceAll('<br />', '<br/>')
}

/** Ids, not URLs; the same rooms as elsewhere, in its own order after the street front. */
const imagesOf = ({ id, pictureId, building }: Home) => {
  const all = Array.from({ length: pictureCount(building.style) }, (_, index) => index + 1)
  const front = all[0] ?? 1
  const plan = all.at(-1)
  const rooms = all.slice(1, -1)
  const random = randomOf('photos', id)
  const shown = [front, ...random.some(rooms, random.between(1, rooms.length))]
  return [...shown, ...(plan === undefined ? [] : [plan])].map((number, orderIndex) => {
    const name = `${pictureId}.${number}.svg`
    const sha = createHash('sha256').update(name).digest('hex')
    const type = number === plan ? 'floorplan' : 'image'
    return { id: name, sha, extension: 'svg', type, orderIndex }
  })
}
