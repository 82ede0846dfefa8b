import type { PropertyAdvert } from '@verandah/contracts'

export function anAdvert(over: Partial<PropertyAdvert> = {}): PropertyAdvert {
  return {
    listingId: 'domain:1',
    provider: 'domain',
    name: 'Domain',
    url: 'https://listings.example/home-1',
    isSample: true,
    status: 'active',
    price: 1_250_000,
    displayPrice: null,
    agency: 'Lane & Co',
    agent: 'Jo Lane',
    particulars: null,
    bedrooms: 3,
    bathrooms: 2,
    parking: 1,
    landSize: 450,
    features: [],
    listedAt: '2026-11-02T01:00:00.000Z',
    checkedAt: null,
    history: [
      {
        at: '2026-11-02T01:00:00.000Z',
        price: 1_250_000,
        displayPrice: null,
        status: 'active',
        inspections: [],
        auctionDate: null,
      },
    ],
    ...over,
  }
}

/** The particulars of an advert that states none. */
export const noParticulars = {
  agents: [],
  floorArea: null,
  frontage: null,
  energyRating: null,
  yearBuilt: null,
  yearRenovated: null,
  estate: null,
  isHouseAndLand: false,
  statementOfInformation: null,
  video: null,
  tour: null,
  project: null,
  isByAppointment: false,
  disclaimer: null,
}
