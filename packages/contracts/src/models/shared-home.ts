import * as z from 'zod/mini'
import { PropertyAdvert } from './advert.ts'
import { PropertySnapshot } from './property.ts'

/** What adverts say about a home: the same for everybody, without scores, corrections or notes. */
export const AdvertisedHome = z.pick(PropertySnapshot, {
  id: true,
  title: true,
  address: true,
  suburb: true,
  state: true,
  postcode: true,
  price: true,
  priceFrom: true,
  priceTo: true,
  displayPrice: true,
  bedrooms: true,
  bathrooms: true,
  parking: true,
  landSize: true,
  propertyType: true,
  propertyAge: true,
  propertyCondition: true,
  description: true,
  features: true,
  detectedFeatures: true,
  hasRenovatedFeatures: true,
  hasPremiumFeatures: true,
  hasModernInterior: true,
  hasView: true,
  isWellLit: true,
  facts: true,
  imageUrl: true,
  images: true,
  status: true,
  openHome: true,
  openHomeDate: true,
  openHomeEndTime: true,
  inspections: true,
  auction: true,
  auctionDate: true,
  timeZone: true,
  listedAt: true,
})
export type AdvertisedHome = z.infer<typeof AdvertisedHome>

/** An advert of a shared home: its address, agents and documents. */
export const SharedAdvert = z.pick(PropertyAdvert, {
  listingId: true,
  name: true,
  url: true,
  isSample: true,
  status: true,
  agency: true,
  agent: true,
  particulars: true,
})
export type SharedAdvert = z.infer<typeof SharedAdvert>

/** A home as its link shows it to anyone. */
export const SharedHome = z.extend(AdvertisedHome, { adverts: z.array(SharedAdvert) })
export type SharedHome = z.infer<typeof SharedHome>

/** Anyone who has the token may see the home. */
export const SharedHomeToken = z.string().check(z.regex(/^[0-9a-f]{32}$/))
