import { blankListing, type Listing } from '@verandah/listing-providers/listing'
import { aDay, type Campaign } from './campaigns.ts'
import { lotWritings, numberWritings, unitWritings, type Door } from './doors.ts'
import { standsAt } from './homes.ts'
import { showPhotos, type PhotoNames } from './photos.ts'
import { priceWritings, type PriceWriting } from './prices.ts'
import { randomFrom, type Random } from './random.ts'
import { writeStreet, type StreetWriting } from './streets.ts'

export const providers = ['domain', 'proptrack', 'reaxml'] as const
export type Provider = (typeof providers)[number]

/** An advert, with facts that it does not state. */
export interface Advert {
  listing: Listing
  homeId: string
  /** The agency's own id of the sale, if the provider passes it on. */
  crmId: string | null
  /** When its provider last changed it. */
  changedAt: string
}

/** Deviations of an advert from the habits of its provider and agency. */
export interface Writing {
  door?: (door: Door) => Pick<Listing, 'unit' | 'streetNumber'>
  street?: StreetWriting
  /** Appended to the street name. */
  corner?: string
  place?: 'number in the street' | 'hidden'
  suburb?: string
  postcode?: string
  price?: PriceWriting
  text?: 'whole' | 'cut' | 'padded' | 'lines' | 'none'
  photos?: PhotoNames
  status?: Listing['status']
  rooms?: Partial<Pick<Listing, 'bedrooms' | 'landSize'>>
}

type Address = Pick<Listing, 'unit' | 'streetNumber' | 'street' | 'suburb' | 'state' | 'postcode'>

const doorByHabit = (random: Random, door: Door) => {
  if (door.unit) return unitWritings[random.pick(['fields', 'fields', 'slash'])](door)
  return door.number
    ? numberWritings.plain(door)
    : door.lot
      ? lotWritings.plain(door)
      : { unit: null, streetNumber: null }
}

const writeAddress = (
  random: Random,
  { home, provider, writing }: { home: Campaign['home']; provider: Provider; writing: Writing },
): Address => {
  const { suburb, state, postcode } = home.street.place
  const inCapitals = provider === 'domain' && random.chance(0.3)
  const where = {
    suburb: writing.suburb ?? (inCapitals ? suburb.toUpperCase() : suburb),
    state,
    postcode: writing.postcode ?? postcode,
  }
  if (writing.place === 'hidden') return { unit: null, streetNumber: null, street: null, ...where }
  const { unit, streetNumber } = writing.door?.(home.door) ?? doorByHabit(random, home.door)
  const byHabit = { type: random.pick(['full', 'full', 'short']), direction: random.pick(['full', 'short']) } as const
  const street = writeStreet(random, home.street, { ...byHabit, ...writing.street }) + (writing.corner ?? '')
  if (writing.place !== 'number in the street') return { unit, streetNumber, street, ...where }
  return {
    unit: null,
    streetNumber: null,
    street: [[unit, streetNumber].filter(Boolean).join('/'), street].join(' '),
    ...where,
  }
}

const addressText = ({ unit, streetNumber, street, suburb, state, postcode }: Address) => {
  const door = [unit, streetNumber].filter(Boolean).join(/^\w+$/.test(unit ?? '') ? '/' : ', ')
  return [[door, street].filter(Boolean).join(' '), `${suburb} ${state} ${postcode}`.trim()].filter(Boolean).join(', ')
}

const writeText = (random: Random, { text, headline, agency }: Campaign, as: NonNullable<Writing['text']>) =>
  ({
    whole: () => text,
    cut: () => `${text.slice(0, random.between(260, 420))}...`,
    padded: () => `${headline.toUpperCase()} ${text} ${agency.boilerplate}`,
    lines: () => `${text.replaceAll('. ', '.\n\n')}\n\n${agency.name}`,
    none: () => '',
  })[as]()

const zones = {
  VIC: 'Australia/Melbourne',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  WA: 'Australia/Perth',
  NT: 'Australia/Darwin',
}

const identify = ({ number, agency }: Campaign, provider: Provider) => {
  const crmId = `${agency.code}-1P${number}`
  const sourceId = { domain: String(2_010_000_000 + number), proptrack: String(140_000_000 + number), reaxml: crmId }[
    provider
  ]
  const shownBy = {
    domain: { sourceName: 'Domain', agency: { id: agency.portalId, name: agency.name } },
    proptrack: { sourceName: 'PropTrack', agency: null },
    reaxml: { sourceName: agency.name, agency: { id: agency.code, name: agency.name } },
  }[provider]
  return {
    id: `${provider}:${sourceId}`,
    provider,
    sourceId,
    ...shownBy,
    crmId: provider === 'proptrack' ? null : crmId,
  }
}

const standing = (random: Random, home: Campaign['home']) => {
  const { latitude, longitude } = standsAt(home)
  const measured = (degrees: number) => Math.round(degrees * 1e6 + random.between(-80, 80)) / 1e6
  return { latitude: measured(latitude), longitude: measured(longitude) }
}

/** The advert of a campaign at one provider. */
export function advertise(campaign: Campaign, provider: Provider, writing: Writing = {}): Advert {
  const { home, agency } = campaign
  const random = randomFrom(home.id, campaign.number, provider)
  const { crmId, ...identity } = identify(campaign, provider)
  const address = writeAddress(random, { home, provider, writing })
  const listedAt = Math.min(campaign.startsAt + random.between(0, 48) * (aDay / 24), campaign.endsAt)
  const names = writing.photos ?? (provider === 'domain' && random.chance(0.6) ? 'renamed' : agency.photoNames)
  const isLocated = provider !== 'reaxml' && writing.place !== 'hidden'
  const listing: Listing = {
    ...blankListing,
    ...identity,
    ...address,
    address: addressText(address),
    title: campaign.headline,
    agent: provider === 'proptrack' ? null : agency.agent,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    parking: home.parking,
    propertyType: home.propertyType,
    landSize: random.chance(0.15) ? null : home.landSize,
    ...writing.rooms,
    description: writeText(
      random,
      campaign,
      writing.text ?? (provider === 'domain' ? 'cut' : random.pick(['whole', 'padded', 'lines'])),
    ),
    ...priceWritings[writing.price ?? campaign.price](home.value, random),
    images: showPhotos(campaign.photos, { provider, sourceId: identity.sourceId, names }),
    ...(isLocated && standing(random, home)),
    status: writing.status ?? 'active',
    timeZone: zones[home.street.place.state],
    listedAt: new Date(listedAt).toISOString(),
  }
  return { listing, homeId: home.id, crmId, changedAt: new Date(campaign.endsAt).toISOString() }
}
