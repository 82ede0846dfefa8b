import type { Locality } from '../places/locality.ts'

/** Codes of Domain's `propertyType`. */
export type DwellingType =
  | 'House'
  | 'Terrace'
  | 'SemiDetached'
  | 'Townhouse'
  | 'Villa'
  | 'ApartmentUnitFlat'
  | 'NewApartments'
  | 'Studio'
  | 'VacantLand'
  | 'AcreageSemiRural'

/** The subjects of the pictures. */
export const buildingStyles = [
  'queenslander',
  'terrace',
  'weatherboard',
  'brick',
  'modern',
  'townhouse',
  'walkup',
  'apartments',
  'farmhouse',
  'land',
] as const
export type BuildingStyle = (typeof buildingStyles)[number]

export type SaleMethod = 'auction' | 'private-treaty' | 'expressions-of-interest'
/** The publishers of a home's adverts; all feeds count as one. */
export type Portal = 'domain' | 'proptrack' | 'reaxml'

export interface Address {
  unitNumber?: string
  streetNumber: string
  /** Without its type: "Lennox". */
  streetName: string
  /** In full: "Street". */
  streetType: string
}

export interface Building {
  type: DwellingType
  style: BuildingStyle
  bedrooms: number
  bathrooms: number
  carspaces: number
  landSqm?: number
  floorSqm?: number
  yearBuilt?: number
  yearRenovated?: number
}

export interface Agent {
  name: string
  phone: string
  email: string
}

export interface Agency {
  id: number
  /** Six letters: REAXML's `agentID`. */
  code: string
  name: string
}

/** Days are counted from 1970-01-01, in the market's own time. */
export interface SalesCampaign {
  listedDay: number
  method: SaleMethod
  auction?: { day: number; minute: number; isOnSite: boolean }
  priceDrop?: { day: number; share: number }
  underOfferDay?: number
  /** The first day on which it is no longer for sale. */
  endDay: number
  outcome: 'sold' | 'withdrawn'
}

/** The attributes of a home that never change while it is for sale. */
export interface Home {
  /** Opaque and URL-safe, the same at every provider. */
  id: string
  /** The path of its pictures: the id, and a number that no other home for sale in its place has. */
  pictureId: string
  domainId: number
  /** PropTrack's `listingId`. */
  propTrackId: string
  /** REAXML's `uniqueID`. */
  crmId: string
  listedAt: readonly Portal[]
  locality: Locality
  address: Address
  coordinates?: { latitude: number; longitude: number }
  building: Building
  /** Codes of Domain's `propertyFeatures`. */
  features: readonly string[]
  headline: string
  /** HTML, as agents' software generates it. */
  description: string
  agency: Agency
  agents: readonly Agent[]
  /** Its market value, never published. */
  valueAud: number
  campaign: SalesCampaign
  project?: { id: number; name: string }
}
