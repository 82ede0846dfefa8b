import type { PropTrackGiven, ReplyRule } from './rule.ts'

const attributes = (values: Record<string, unknown>) => ({ attributes: values })

/** A listing of PropTrack's Listings API v2 (OpenAPI 3.1), in the order of its fields. */
export const propTrackRules: readonly ReplyRule<PropTrackGiven>[] = [
  { field: 'listingId', given: { listingId: '77' }, advert: { id: 'proptrack:77', sourceId: '77' } },
  { field: 'listingType', given: { listingType: 'rent' }, advert: null },
  {
    field: 'address.fullAddress',
    given: { address: { fullAddress: '11 Junction Street, Woollahra, NSW 2025' } },
    advert: { streetNumber: '11', street: 'Junction Street', suburb: 'Woollahra', state: 'NSW', postcode: '2025' },
  },
  { field: 'address.location', given: {}, advert: { latitude: -37.8166847, longitude: 145.123489 } },
  {
    field: 'attributes.propertyType',
    given: attributes({ propertyType: 'land', propertySubType: null }),
    advert: { propertyType: 'Land' },
  },
  {
    field: 'attributes.propertySubType',
    given: attributes({ propertyType: 'unit', propertySubType: 'studio' }),
    advert: { propertyType: 'Apartment' },
  },
  {
    field: 'attributes.bedrooms, bathrooms, carSpaces',
    given: attributes({ bedrooms: 4, bathrooms: 2, carSpaces: 3 }),
    advert: { bedrooms: 4, bathrooms: 2, parking: 3 },
  },
  {
    field: 'attributes.features',
    given: attributes({ features: ['solarHotWater', 'poolInG'] }),
    advert: { features: ['Solar hot water', 'In-ground swimming pool'] },
  },
  {
    field: 'attributes.features newConstruction',
    given: attributes({ features: ['newConstruction'] }),
    advert: { propertyAge: 'Modern', features: [] },
  },
  { field: 'attributes.floorArea', given: attributes({ floorArea: 260 }), advert: { particulars: { floorArea: 260 } } },
  { field: 'attributes.landArea', given: attributes({ landArea: 700 }), advert: { landSize: 700 } },
  {
    field: 'attributes.yearBuilt',
    given: attributes({ yearBuilt: 2019 }),
    advert: { propertyAge: 'Modern', particulars: { yearBuilt: 2019 } },
  },
  {
    field: 'auctionDateTime',
    given: { auctionDateTime: '2026-12-05T12:00:00+11:00' },
    advert: { isAuction: true, auctionDate: '2026-12-05T01:00:00.000Z' },
  },
  {
    field: 'auctionDate, auctionTime',
    given: { auctionDateTime: null, auctionDate: '2026-12-05', auctionTime: '05:00:00 pm' },
    advert: { auctionDate: '2026-12-05T06:00:00.000Z' },
  },
  { field: 'auctionResult', given: { auctionResult: 'passedIn' }, advert: { isAuction: false, auctionDate: null } },
  { field: 'status sold', given: { status: 'sold' }, advert: { status: 'sold' } },
  { field: 'status notSold', given: { status: 'notSold' }, advert: { status: 'gone' } },
  {
    field: 'description',
    given: { description: 'One.<br/>Two &amp; three.' },
    advert: { description: 'One.\nTwo & three.' },
  },
  { field: 'firstSeenDate', given: { firstSeenDate: '2026-11-02' }, advert: { listedAt: '2026-11-01T13:00:00.000Z' } },
  {
    field: 'listingPrice beside words',
    given: { listingPrice: 2_800_000, priceDescription: 'Auction' },
    advert: { price: null, displayPrice: 'Auction', hiddenPrice: 2_800_000 },
  },
  {
    field: 'listingPrice alone',
    given: { listingPrice: 2_800_000, priceDescription: null },
    advert: { price: null, hiddenPrice: 2_800_000 },
  },
  {
    field: 'priceDescription',
    given: { priceDescription: 'Offers over $1.2m' },
    advert: { price: null, priceFrom: 1_200_000, hiddenPrice: null },
  },
  {
    field: 'priceDescription Under Contract',
    given: { priceDescription: 'Under Contract' },
    advert: { status: 'underOffer' },
  },
  {
    field: 'images',
    given: {},
    advert: { images: ['https://images.example/aaa.jpg', 'https://images.example/bbb.jpg'] },
  },
  { field: 'images.type floorplan', given: {}, advert: { floorplans: ['https://images.example/ccc.png'] } },
  {
    field: 'videoUrl',
    given: { videoUrl: 'https://video.example/7' },
    advert: { particulars: { video: 'https://video.example/7' } },
  },
  {
    field: 'attachments',
    given: { attachments: [{ url: 'https://docs.example/7.pdf', type: 'statement_of_information' }] },
    advert: { particulars: { statementOfInformation: 'https://docs.example/7.pdf' } },
  },
  {
    field: 'energyEfficiencyRating',
    given: { energyEfficiencyRating: 4.5, description: '', attributes: { features: [] } },
    advert: {
      particulars: { energyRating: 4.5 },
      facts: [{ name: 'energyRating', value: '4.5', basis: 'provider', quote: 'Energy rating: 4.5 stars' }],
    },
  },
  { field: 'agents', given: { agents: [{ name: 'Kim Lee' }] }, advert: { agent: 'Kim Lee' } },
  {
    field: 'agencies',
    given: { agencies: [{ name: 'A &amp; B', agencyId: 'X1' }] },
    advert: { agency: { id: 'X1', name: 'A & B' } },
  },
  { field: 'the disclaimer of the agreement', given: {}, advert: { particulars: { disclaimer: 'As supplied.' } } },
]
