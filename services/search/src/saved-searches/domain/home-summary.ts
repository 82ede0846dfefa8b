import type { HomeSummary, PropertySnapshot } from '@verandah/contracts'

/** As much of a home as a notice shows. */
export const summaryOf = (home: PropertySnapshot): HomeSummary => ({
  id: home.id,
  title: home.title,
  address: home.address,
  suburb: home.suburb,
  state: home.state,
  price: home.price,
  displayPrice: home.displayPrice,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  parking: home.parking,
  propertyType: home.propertyType,
  status: home.status,
  imageUrl: home.imageUrl,
  timeZone: home.timeZone,
})
