type Fields = Record<string, unknown>

/** A listing as Domain's search sends it, including quirks: no price, upper-case suburb, local times, HTML. */
export function aDomainListing({ propertyDetails, ...overrides }: Fields & { propertyDetails?: Fields } = {}) {
  return {
    listingType: 'Sale',
    id: 2016241957,
    advertiser: { type: 'Agency', id: 24636, name: 'Sample & Sons', contacts: [{ name: 'A. Agent' }] },
    priceDetails: { displayPrice: '$1,200,000 - $1,300,000' },
    media: [
      { category: 'Image', url: 'https://images.example/1.jpg' },
      { category: 'Video', url: 'https://images.example/1.mp4' },
    ],
    propertyDetails: {
      state: 'VIC',
      features: ['SolarPanels', 'BuiltInWardrobes'],
      propertyType: 'ApartmentUnitFlat',
      allPropertyTypes: ['ApartmentUnitFlat'],
      bathrooms: 2.0,
      bedrooms: 2.0,
      carspaces: 1,
      unitNumber: '110',
      streetNumber: '2',
      street: 'Elland Avenue',
      suburb: 'BOX HILL',
      postcode: '3128',
      displayableAddress: '110/2 Elland Avenue, Box Hill',
      latitude: -37.8166847,
      longitude: 145.123489,
      ...propertyDetails,
    },
    headline: 'Light &amp; bright',
    summaryDescription:
      '<b></b><br />If you’re looking for space&hellip;<br>Sun-drenched living<script>alert(1)</script>...',
    labels: ['Auction Sat 28 Nov'],
    auctionSchedule: { time: '2026-11-28T12:00:00', auctionLocation: 'On Site' },
    inspectionSchedule: {
      byAppointment: false,
      recurring: false,
      times: [{ openingTime: '2026-11-26T13:00:00', closingTime: '2026-11-26T13:30:00' }],
    },
    listingSlug: '110-2-elland-avenue-box-hill-vic-3128-2016241957',
    ...overrides,
  }
}

export function aDomainResult(overrides: Parameters<typeof aDomainListing>[0] = {}) {
  return {
    type: 'PropertyListing',
    listing: aDomainListing(overrides),
  }
}
