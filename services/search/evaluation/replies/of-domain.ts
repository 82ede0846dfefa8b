import type { DomainGiven, ReplyRule } from './rule.ts'

const details = (values: Record<string, unknown>) => ({ propertyDetails: values })

/**
 * `PropertyListing` and `Project` of Domain's search, both endpoints (OpenAPI 3.0.4). Derived from the contract, in the
 * order of its fields.
 */
export const domainRules: readonly ReplyRule<DomainGiven>[] = [
  { field: 'id', given: { id: 77 }, advert: { id: 'domain:77', sourceId: '77', provider: 'domain' } },
  { field: 'listingType Rent', given: { listingType: 'Rent' }, advert: null },
  { field: 'listingType Share', given: { listingType: 'Share' }, advert: null },
  { field: 'listingType Sold', given: { listingType: 'Sold' }, advert: { status: 'sold' } },
  { field: 'listingType NewHomes', given: { listingType: 'NewHomes' }, advert: { status: 'active' } },
  {
    field: 'advertiser.id, name',
    given: { advertiser: { id: 9, name: 'A &amp; B' } },
    advert: { agency: { id: '9', name: 'A & B' } },
  },
  { field: 'advertiser absent', given: { advertiser: undefined }, advert: { agency: null, agent: null } },
  {
    field: 'advertiser.contacts',
    given: { advertiser: { id: 9, contacts: [{ name: 'Kim Lee' }] } },
    advert: { agent: 'Kim Lee' },
  },
  {
    field: 'priceDetails.displayPrice',
    given: { priceDetails: { displayPrice: '$650,000' } },
    advert: { price: 650_000, displayPrice: '$650,000' },
  },
  {
    field: 'priceDetails.price',
    given: { priceDetails: { price: 650_000 } },
    advert: { price: 650_000, displayPrice: null },
  },
  {
    field: 'priceDetails.price beside words',
    given: { priceDetails: { price: 650_000, displayPrice: 'Auction' } },
    advert: { price: null, hiddenPrice: 650_000 },
  },
  {
    field: 'priceDetails.priceFrom, priceTo',
    given: { priceDetails: { priceFrom: 600_000, priceTo: 650_000 } },
    advert: { price: null, priceFrom: 600_000, priceTo: 650_000 },
  },
  {
    field: 'priceDetails.canDisplayPrice',
    given: { priceDetails: { displayPrice: '$650,000', canDisplayPrice: false } },
    advert: { displayPrice: null, hiddenPrice: 650_000 },
  },
  {
    field: 'priceDetails.depositTaken',
    given: { priceDetails: { displayPrice: '$1m', depositTaken: true } },
    advert: { status: 'underOffer' },
  },
  {
    field: 'priceDetails.saleMethod',
    given: { labels: [], auctionSchedule: undefined, priceDetails: { saleMethod: 'Auction' } },
    advert: { isAuction: true },
  },
  {
    field: 'media',
    given: { media: [{ category: 'Image', type: 'Photo', url: 'https://a.example/1.jpg' }] },
    advert: { images: ['https://a.example/1.jpg'] },
  },
  {
    field: 'media.type Floorplan',
    given: { media: [{ category: 'Image', type: 'Floorplan', url: 'https://a.example/2.jpg' }] },
    advert: { images: [], floorplans: ['https://a.example/2.jpg'] },
  },
  {
    field: 'propertyDetails.state, suburb, postcode',
    given: details({ state: 'qld', suburb: 'NEW FARM', postcode: '4005' }),
    advert: { state: 'QLD', suburb: 'New Farm', postcode: '4005', timeZone: 'Australia/Brisbane' },
  },
  { field: 'propertyDetails.postcode absent', given: details({ postcode: undefined }), advert: null },
  {
    field: 'propertyDetails.features',
    given: details({ features: ['SolarPanels', 'AirConditioning'] }),
    advert: { features: ['Solar panels', 'Air conditioning'] },
  },
  {
    field: 'propertyDetails.propertyType',
    given: details({ propertyType: 'Townhouse', allPropertyTypes: [] }),
    advert: { propertyType: 'Townhouse' },
  },
  {
    field: 'propertyDetails.propertyType CarSpace',
    given: details({ propertyType: 'CarSpace', allPropertyTypes: [] }),
    advert: null,
  },
  {
    field: 'propertyDetails.allPropertyTypes',
    given: details({ propertyType: undefined, allPropertyTypes: ['VacantLand'] }),
    advert: { propertyType: 'Land' },
  },
  {
    field: 'propertyDetails.bedrooms, bathrooms, carspaces',
    given: details({ bedrooms: 3.0, bathrooms: 1.5, carspaces: 2 }),
    advert: { bedrooms: 3, bathrooms: 1.5, parking: 2 },
  },
  { field: 'propertyDetails.bedrooms 0', given: details({ bedrooms: 0 }), advert: { bedrooms: 0 } },
  {
    field: 'propertyDetails.unitNumber, streetNumber, street',
    given: details({ unitNumber: '', streetNumber: '105/569', street: 'Low Street' }),
    advert: { unit: '105', streetNumber: '569', street: 'Low Street' },
  },
  {
    field: 'propertyDetails.displayableAddress',
    given: details({ displayableAddress: '9 Low Street, Box Hill' }),
    advert: { address: '9 Low Street, Box Hill' },
  },
  {
    field: 'propertyDetails.displayAddressType',
    given: details({ displayAddressType: 'areaOnly' }),
    advert: { address: 'Box Hill', street: null, latitude: null },
  },
  {
    field: 'propertyDetails.latitude, longitude',
    given: details({ latitude: -37.5, longitude: 145.5 }),
    advert: { latitude: -37.5, longitude: 145.5 },
  },
  { field: 'propertyDetails.landArea', given: details({ landArea: 412.5 }), advert: { landSize: 412.5 } },
  {
    field: 'propertyDetails.buildingArea',
    given: details({ buildingArea: 180.5 }),
    advert: { particulars: { floorArea: 180.5 } },
  },
  {
    field: 'propertyDetails.isRural',
    given: details({ isRural: true, features: [] }),
    advert: { features: ['isRural: true'] },
  },
  { field: 'propertyDetails.isNew', given: details({ isNew: true }), advert: { propertyAge: 'Modern' } },
  { field: 'headline', given: { headline: 'Sun &amp; sea' }, advert: { title: 'Sun & sea' } },
  {
    field: 'summaryDescription',
    given: { summaryDescription: '<b></b><br />One.<br/>Two...' },
    advert: { description: 'One.\nTwo…' },
  },
  { field: 'labels', given: { labels: ['Under Offer'] }, advert: { status: 'underOffer' } },
  {
    field: 'matterport',
    given: { matterport: { interior: { matterportKey: 'aB3dE5fG7hJ' } } },
    advert: { particulars: { tour: 'https://my.matterport.com/show/?m=aB3dE5fG7hJ' } },
  },
  {
    field: 'auctionSchedule.time',
    given: { auctionSchedule: { time: '2026-12-05T11:00:00' } },
    advert: { isAuction: true, auctionDate: '2026-12-05T00:00:00.000Z' },
  },
  {
    field: 'inspectionSchedule.times',
    given: {
      inspectionSchedule: { times: [{ openingTime: '2026-12-05T11:00:00', closingTime: '2026-12-05T11:30:00' }] },
    },
    advert: { inspections: [{ start: '2026-12-05T00:00:00.000Z', end: '2026-12-05T00:30:00.000Z' }] },
  },
  {
    field: 'inspectionSchedule.byAppointment',
    given: { inspectionSchedule: { byAppointment: true, times: [] } },
    advert: { inspections: [], particulars: { isByAppointment: true } },
  },
  {
    field: 'dateListed',
    given: { dateListed: '2026-11-02T09:00:00' },
    advert: { listedAt: '2026-11-01T22:00:00.000Z' },
  },
  {
    field: 'soldData',
    given: { soldData: { soldDate: '2026-11-02T00:00:00', soldPrice: 1 } },
    advert: { status: 'sold' },
  },
  { field: 'listingSlug', given: { listingSlug: 'a-b-1' }, advert: { url: 'https://www.domain.com.au/a-b-1' } },
  {
    field: 'project.name, projectSlug',
    given: { project: { name: 'The Mill', projectSlug: 'project/7' } },
    advert: { particulars: { project: { name: 'The Mill', url: 'https://www.domain.com.au/project/7' } } },
  },
  {
    field: 'project.features, media',
    given: {
      media: [],
      propertyDetails: { features: undefined },
      project: { features: ['Gym'], media: [{ category: 'Image', url: 'https://a.example/p.jpg' }] },
    },
    advert: { features: ['Gym'], images: ['https://a.example/p.jpg'] },
  },
  {
    field: 'project.priceFrom',
    given: { priceDetails: {}, project: { priceFrom: 500_000 } },
    advert: { price: null, priceFrom: null },
  },
]
