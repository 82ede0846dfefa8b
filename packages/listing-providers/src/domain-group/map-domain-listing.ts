import type { ListingStatus } from '@verandah/contracts'
import { distinctLabels, featureLabelOf, retirementFeature, ruralFeature } from '../listing/feature-labels.ts'
import { normalisePropertyType, isRetirement } from '../listing/normalise-property-type.ts'
import { inspectionOf, unionOfInspections } from '../listing/inspections.ts'
import { noParticulars, undescribed, type Listing } from '../listing/listing.ts'
import { instantOf } from '@verandah/local-time'
import { ageBandOf, yearBuiltIn } from '../listing/property-age.ts'
import { parsePriceText } from '../listing/parse-price-text.ts'
import { readPrice } from '../listing/read-price.ts'
import { readSale } from '../listing/sale.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { webAddressOf } from '../web-address.ts'
import type { DomainListing, DomainProject } from './domain-reply.ts'
import { placeHome } from './place-home.ts'

const domainSite = 'https://www.domain.com.au/'

interface Setting {
  isSample: boolean
  /** Current year, for the age of a home. */
  year: number
}

/** Maps a Domain listing to one of ours; returns the reason if it cannot be mapped. */
export function mapDomainListing(
  source: DomainListing,
  project: DomainProject | null,
  { isSample, year }: Setting,
): Listing | string {
  const details = source.propertyDetails
  const place = placeHome(details, project)
  if (typeof place === 'string') return place
  const description = plainText(source.summaryDescription ?? '')
  const features = featuresOf(details, project)
  return {
    id: `domain:${source.id}`,
    provider: 'domain',
    sourceId: String(source.id),
    sourceName: 'Domain',
    isSample,
    status: statusOf(source),
    title: plainLine(source.headline ?? '') || place.address,
    description,
    ...place,
    ...pricesOf(source),
    ...roomsOf(details),
    propertyType: normalisePropertyType(codesOf(details)),
    propertyAge: details.isNew === true ? 'Modern' : ageBandOf(yearBuiltIn(description), year),
    features,
    ...undescribed,
    ...particularsOf(source, project),
    ...saleOf(source),
    ...picturesOf(source, project),
    url: webAddressOf(source.listingSlug ?? project?.projectSlug, domainSite),
    ...slotsOf(source, place.timeZone),
    listedAt: source.dateListed == null ? null : instantOf(source.dateListed, place.timeZone),
    agency: agencyOf(source),
    agent: agentOf(source),
    // Search replies contain none of these.
    lot: null,
    crmId: null,
    modifiedAt: null,
  }
}

type Details = DomainListing['propertyDetails']

/** Returns all property type codes in the reply. */
export function codesOf({ propertyType, allPropertyTypes }: Details): string[] {
  return [...(propertyType == null ? [] : [propertyType]), ...(allPropertyTypes ?? [])]
}

/** The search has no status field; the labels that Domain prints on a card are the only indication. */
const statusOf = ({ labels, listingType, soldData, priceDetails }: DomainListing): ListingStatus => {
  const said = (labels ?? []).join('\n')
  if (soldData?.saleMethod === 'Withdrawn') return 'gone'
  if (listingType === 'Sold' || soldData != null || /^sold\b/im.test(said)) return 'sold'
  const isTaken = priceDetails?.depositTaken === true || /\bunder (?:offer|contract)\b|\bdeposit taken\b/i.test(said)
  return isTaken ? 'underOffer' : 'active'
}

const saleOf = (source: DomainListing): Pick<Listing, 'sale'> => {
  const { soldData, priceDetails } = source
  if (soldData == null || statusOf(source) !== 'sold') return {}
  const { soldPrice: price, soldDate: date, saleMethod: method } = soldData
  return { sale: readSale({ price, date, method, isWithheld: priceDetails?.canDisplayPrice === false }) }
}

/** A project's starting price belongs to some other home in it. */
const pricesOf = ({ priceDetails }: DomainListing) => {
  const text = plainLine(priceDetails?.displayPrice ?? '')
  return readPrice({
    ...priceDetails,
    text,
    isWithheld: priceDetails?.canDisplayPrice === false && (text === '' || parsePriceText(text) !== null),
  })
}

const roomsOf = ({ bedrooms, bathrooms, carspaces, landArea }: Details) => ({
  bedrooms: countOf(bedrooms, Math.round),
  bathrooms: countOf(bathrooms, (count) => Math.round(count * 2) / 2),
  parking: countOf(carspaces, Math.round),
  landSize: landArea != null && landArea > 0 ? landArea : null,
})

const countOf = (count: number | null | undefined, tidy: (count: number) => number): number | null =>
  count != null && count >= 0 && count < 1_000 ? tidy(count) : null

const featuresOf = (details: Details, project: DomainProject | null): string[] =>
  distinctLabels([
    ...(details.features ?? project?.features ?? []).filter((code) => code.trim() !== '').map(featureLabelOf),
    ...(details.isRural === true ? [ruralFeature] : []),
    ...(isRetirement(codesOf(details)) ? [retirementFeature] : []),
  ])

const picturesOf = ({ media }: DomainListing, project: DomainProject | null) => {
  const all = media != null && media.length > 0 ? media : (project?.media ?? [])
  const pictures = all.filter((item) => item !== null && /^image$/i.test(item.category ?? ''))
  const isPlan = (item: (typeof pictures)[number]) => /^floorplan$/i.test(item?.type ?? '')
  const urlsOf = (items: typeof pictures) => [...new Set(items.flatMap((item) => webAddressOf(item?.url) ?? []))]
  return { images: urlsOf(pictures.filter((item) => !isPlan(item))), floorplans: urlsOf(pictures.filter(isPlan)) }
}

const slotsOf = ({ inspectionSchedule, auctionSchedule, labels, priceDetails }: DomainListing, timeZone: string) => {
  const instant = (local: string | null | undefined) => (local == null ? null : instantOf(local, timeZone))
  const times = inspectionSchedule?.times ?? []
  const auctionDate = instant(auctionSchedule?.time)
  return {
    inspections: unionOfInspections(
      times.flatMap((time) => inspectionOf(instant(time?.openingTime), instant(time?.closingTime)) ?? []),
    ),
    auctionDate,
    isAuction:
      auctionDate !== null ||
      priceDetails?.saleMethod === 'Auction' ||
      saysAuction([...(labels ?? []), priceDetails?.displayPrice ?? '']),
  }
}

const saysAuction = (texts: string[]): boolean =>
  texts.some((text) => /^\s*(?:forthcoming |for )?auction\b/i.test(text))

/** Returns what the reply says beyond the compared fields; an empty object if nothing. */
const particularsOf = (
  { inspectionSchedule, matterport, propertyDetails }: DomainListing,
  project: DomainProject | null,
): Pick<Listing, 'particulars'> => {
  const area = propertyDetails.buildingArea ?? 0
  const said = {
    ...(area > 0 && { floorArea: area }),
    ...(inspectionSchedule?.byAppointment === true && { isByAppointment: true }),
    ...tourOf(matterport),
    ...projectOf(project),
  }
  return Object.keys(said).length === 0 ? {} : { particulars: { ...noParticulars, ...said } }
}

const tourOf = (matterport: DomainListing['matterport']) => {
  const key = matterport?.interior?.matterportKey ?? ''
  return /^[\w-]{5,40}$/.test(key) && { tour: `https://my.matterport.com/show/?m=${key}` }
}

const projectOf = (project: DomainProject | null) => {
  const name = plainLine(project?.name ?? '')
  return name !== '' && { project: { ...idOf(project), name, url: webAddressOf(project?.projectSlug, domainSite) } }
}

const agentOf = ({ advertiser }: DomainListing): string | null =>
  plainLine(advertiser?.contacts?.[0]?.name ?? '') || null

const idOf = (project: DomainProject | null) => (project?.id == null ? {} : { id: String(project.id) })

const agencyOf = ({ advertiser }: DomainListing) =>
  advertiser == null
    ? null
    : {
        id: advertiser.id == null ? null : String(advertiser.id),
        name: plainLine(advertiser.name ?? '') || null,
      }
