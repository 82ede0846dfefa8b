import { askPrice } from '../market/ask-price.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { isoMinute } from '../market/local-time.ts'
import { auctionAhead, planInspections } from '../market/plan-inspections.ts'
import { doorOf, slugOf, streetOf } from './write-address.ts'
import { mediaOf, soldDataOf } from './write-listing.ts'
import { updatedDayOf } from '../market/plan-campaign.ts'

const statuses = { current: 'live', 'under-offer': 'underOffer', sold: 'sold', withdrawn: 'archived' } as const

/** The reply of `GET /v1/listings/{id}`. */
export function writeDetail(sale: Sale, publicUrl: string) {
  const { home, status } = sale
  const { building, locality, campaign } = home
  return {
    objective: 'sale',
    status: statuses[status],
    saleMode: status === 'sold' ? 'sold' : status === 'withdrawn' ? 'archived' : 'buy',
    id: home.domainId,
    addressParts: addressPartsOf(sale),
    bathrooms: building.bathrooms,
    bedrooms: building.bedrooms,
    carspaces: building.carspaces,
    buildingAreaSqm: building.floorSqm,
    landAreaSqm: building.landSqm,
    dateListed: isoMinute(campaign.listedDay, 9 * 60),
    dateUpdated: isoMinute(updatedDayOf(campaign, sale.day), 16 * 60 + 20),
    headline: home.headline,
    description: home.description,
    features: home.features,
    geoLocation: home.coordinates,
    inspectionDetails: inspectionDetailsOf(sale),
    media: mediaOf(home, publicUrl).map(({ url }) => ({ category: 'image', type: 'photo', url })),
    priceDetails: priceDetailsOf(sale),
    propertyTypes: [building.type.charAt(0).toLowerCase() + building.type.slice(1)],
    providerDetails: {
      providerSystem: 'REAXML',
      ...(home.listedAt.includes('reaxml') && { providerAdID: home.crmId }),
    },
    saleDetails: saleDetailsOf(sale),
    isWithdrawn: status === 'withdrawn',
    seoUrl: `https://www.domain.com.au/${slugOf(home)}`,
    ...(locality.state === 'VIC' && { statementOfInformation: statementOf(sale) }),
  }
}

const addressPartsOf = ({ home }: Sale) => ({
  stateAbbreviation: home.locality.state.toLowerCase(),
  displayType: 'fullAddress',
  streetNumber: home.address.streetNumber,
  unitNumber: home.address.unitNumber ?? '',
  street: streetOf(home.address),
  suburb: home.locality.suburb,
  postcode: home.locality.postcode,
  displayAddress: `${doorOf(home)}, ${home.locality.suburb} ${home.locality.state} ${home.locality.postcode}`,
})

const inspectionDetailsOf = (sale: Sale) => {
  const { isByAppointment, times } = planInspections(sale)
  return {
    inspections: times.map(({ day, opens, closes }) => ({
      recurrence: 'none',
      openingDateTime: isoMinute(day, opens),
      closingDateTime: isoMinute(day, closes),
    })),
    pastInspections: [],
    isByAppointmentOnly: isByAppointment,
  }
}

const priceDetailsOf = (sale: Sale) => {
  const { text, shown, isQueenslandAuction } = askPrice(sale)
  return {
    displayPrice: text,
    canDisplayPrice: shown !== 'nothing',
    ...(shown === 'nothing' && { hiddenReasons: [isQueenslandAuction ? 'qldRestriction' : 'byAgency'] }),
  }
}

const saleDetailsOf = (sale: Sale) => {
  const auction = auctionAhead(sale)
  return {
    saleMethod: auction ? 'auction' : saleMethods[sale.home.campaign.method],
    ...(auction && {
      auctionDetails: {
        auctionSchedule: {
          locationDescription: auction.isOnSite ? 'On Site' : 'In Rooms',
          openingDateTime: isoMinute(auction.day, auction.minute),
        },
      },
    }),
    ...(sale.status === 'sold' && { soldDetails: soldDataOf(sale) }),
  }
}

const saleMethods = {
  auction: 'privateTreaty',
  'private-treaty': 'privateTreaty',
  'expressions-of-interest': 'expressionOfInterest',
} as const

const statementOf = (sale: Sale) => {
  const { guideFrom, guideTo } = askPrice(sale)
  const { suburb, postcode, medianHouseAud } = sale.home.locality
  return {
    estimatedPrice: { from: guideFrom, to: guideTo },
    suburbMedianPrice: { priceType: 'house', suburb, postcode, medianPrice: medianHouseAud, source: 'Sample market' },
  }
}
