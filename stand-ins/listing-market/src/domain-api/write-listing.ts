import { askPrice } from '../market/ask-price.ts'
import { isApartment } from '../market/choose-features.ts'
import type { Home } from '../market/home.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { dayMonth, isoDay, isoMinute } from '../market/local-time.ts'
import { auctionAhead, planInspections } from '../market/plan-inspections.ts'
import { randomOf } from '../market/random.ts'
import { type Settled, settleSale } from '../market/settle-sale.ts'
import { pictureCount } from '../pictures/picture-address.ts'
import { doorOf, slugOf, streetOf } from './write-address.ts'

/** `PropertyListing` of a search reply. Undefined fields are omitted, as at Domain. */
export function writeListing(sale: Sale, publicUrl: string) {
  const { home, status } = sale
  const auction = auctionAhead(sale)
  const inspections = planInspections(sale)
  return {
    type: 'PropertyListing',
    listing: {
      listingType: status === 'sold' ? 'Sold' : 'Sale',
      id: home.domainId,
      advertiser: advertiserOf(home),
      priceDetails: priceDetailsOf(sale),
      media: mediaOf(home, publicUrl),
      propertyDetails: propertyDetailsOf(home),
      headline: home.headline,
      summaryDescription: summaryOf(home.description),
      labels: labelsOf(sale),
      ...(auction && {
        auctionSchedule: {
          time: isoMinute(auction.day, auction.minute),
          auctionLocation: auction.isOnSite ? 'On Site' : 'In Rooms',
        },
      }),
      inspectionSchedule: {
        byAppointment: inspections.isByAppointment,
        times: inspections.times.map(({ day, opens, closes }) => ({
          openingTime: isoMinute(day, opens),
          closingTime: isoMinute(day, closes),
        })),
      },
      dateListed: isoMinute(home.campaign.listedDay, 9 * 60),
      ...(status === 'sold' && { soldData: soldDataOf(sale) }),
      listingSlug: slugOf(home),
    },
  }
}

const advertiserOf = ({ agency, agents }: Home) => ({
  id: agency.id,
  name: agency.name,
  contacts: agents.map(({ name }) => ({ name })),
})

/** Mostly text alone: few homes whose text contains numbers have them as fields too. */
const priceDetailsOf = (sale: Sale) => {
  const { text, shown, guideFrom, guideTo, figureAud } = askPrice(sale)
  const isNumeric = shown !== 'nothing' && randomOf('numeric', sale.home.id).chance(0.18)
  if (!isNumeric) return { displayPrice: text }
  return shown === 'range'
    ? { priceFrom: guideFrom, priceTo: guideTo, displayPrice: text }
    : { price: figureAud, displayPrice: text }
}

export function mediaOf(home: Home, publicUrl: string) {
  return Array.from({ length: pictureCount(home.building.style) }, (_, index) => ({
    category: 'Image',
    url: `${publicUrl}/pictures/${home.pictureId}/${index + 1}.svg`,
  }))
}

const propertyDetailsOf = (home: Home) => {
  const { building, locality, address } = home
  const isJoined = address.unitNumber !== undefined && randomOf('joined', home.id).chance(0.12)
  return {
    state: locality.state,
    features: home.features,
    propertyType: building.type,
    allPropertyTypes: [building.type],
    ...(building.type !== 'VacantLand' && roomsOf(home)),
    unitNumber: isJoined ? '' : (address.unitNumber ?? ''),
    streetNumber: isJoined ? `${address.unitNumber ?? ''}/${address.streetNumber}` : address.streetNumber,
    street: streetOf(address),
    suburb: locality.suburb.toUpperCase(),
    postcode: locality.postcode,
    displayableAddress: `${doorOf(home)}, ${locality.suburb}`,
    ...home.coordinates,
    ...(building.landSqm !== undefined && !isApartment(building) && { landArea: building.landSqm }),
    ...(building.floorSqm !== undefined &&
      randomOf('floor', home.id).chance(0.4) && { buildingArea: building.floorSqm }),
    isRural: building.type === 'AcreageSemiRural',
    isNew: building.type === 'NewApartments',
  }
}

const roomsOf = ({ building }: Home) => ({
  bathrooms: building.bathrooms,
  bedrooms: building.bedrooms,
  ...(building.carspaces > 0 && { carspaces: building.carspaces }),
})

const summaryLength = 320

/** Cut at the limit, even inside an entity. */
const summaryOf = (description: string): string =>
  description.length <= summaryLength ? description : `<b></b><br />${description.slice(0, summaryLength)}...`

const newForDays = 6

const labelsOf = (sale: Sale): string[] => {
  const auction = auctionAhead(sale)
  return [
    ...(sale.status === 'under-offer' ? ['Under offer'] : []),
    ...(auction ? [`Auction Sat ${dayMonth(auction.day)}`] : []),
    ...(sale.day - sale.home.campaign.listedDay < newForDays ? ['New'] : []),
  ]
}

/** A withheld price is left out. */
export function soldDataOf({ home }: Sale) {
  const { soldAud, isPriceShown, method } = settleSale(home)
  return {
    saleMethod: saleMethods[method],
    soldDate: isoDay(home.campaign.endDay),
    ...(isPriceShown && { soldPrice: soldAud }),
  }
}

const saleMethods: Readonly<Record<Settled['method'], string>> = {
  'at-auction': 'SoldByAuction',
  'before-auction': 'SoldPriorToAuction',
  'after-auction': 'SoldByPrivateTreaty',
  'private-treaty': 'SoldByPrivateTreaty',
}
