type Fields = Record<string, unknown>

/**
 * A listing with every field of the Listings API v2, including quirks: a number beside a text, a one-line address,
 * times that disagree.
 */
export function aPropTrackListing({ attributes, ...overrides }: Fields & { attributes?: Fields } = {}) {
  return {
    listingId: '143385424',
    propertyId: 890368,
    listingType: 'sale',
    address: {
      fullAddress: '1/67 Wattle Rd, Box Hill, VIC 3128',
      location: { latitude: -37.8166847, longitude: 145.123489 },
    },
    attributes: {
      bedrooms: 3,
      bathrooms: 2,
      carSpaces: 1,
      floorArea: 143,
      landArea: 615,
      propertyType: 'house',
      propertySubType: 'townhouse',
      yearBuilt: 1998,
      features: ['solarPanels', 'poolInG', 'builtInRobes'],
      ...attributes,
    },
    auctionDate: '2026-12-05',
    auctionTime: '01:00:00 pm',
    auctionDateTime: '2026-12-05T12:00:00+11:00',
    auctionResult: null,
    daysOnSite: null,
    description: 'A sun-filled townhouse.<br/><br/>FEATURING<br/>* Deck &amp; garden',
    firstSeenDate: '2026-11-02',
    listingPrice: 1_250_000,
    priceDescription: '$1,200,000 - $1,300,000',
    status: 'current',
    leaseDate: null,
    saleDate: null,
    saleValue: null,
    saleValueSuppressed: false,
    source: 'REA',
    videoUrl: 'https://video.example/embed/1',
    images: [
      { id: 'bbb.jpg', extension: 'jpg', type: 'image', orderIndex: 1, date: '2026-11-01', sha: 'bbb' },
      { id: 'aaa.jpg', extension: 'jpg', type: 'image', orderIndex: 0, date: '2026-11-01', sha: 'aaa' },
      { id: 'ccc.png', extension: 'png', type: 'floorplan', orderIndex: 0, date: '2026-11-01', sha: 'ccc' },
    ],
    attachments: [{ url: 'https://documents.example/1.pdf', type: 'statement_of_information', date: '2026-11-01' }],
    energyEfficiencyRating: 6,
    agents: [{ name: 'A. Agent', agentId: '817222' }],
    agencies: [{ name: 'Sample &amp; Sons', agencyId: 'AXXYYY' }],
    ...overrides,
  }
}

export function aPropTrackPage(listings: unknown[], over: { cursor?: string; total?: number } = {}) {
  return {
    pageInfo: {
      pageStartCursor: 'MA==',
      pageEndCursor: over.cursor ?? 'MQ==',
      hasPreviousPage: false,
      hasNextPage: over.cursor !== undefined,
    },
    numberOfResults: over.total ?? listings.length,
    listings,
  }
}
