import { normalisePropertyType } from '../listing/normalise-property-type.ts'
import type { ListingUpdate } from '../listing/listing.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { isAhead } from './rules/decide-update.ts'
import { readAddress } from './read-address.ts'
import { readParticulars, linksIn } from './read-particulars.ts'
import { readFeatures } from './read-features.ts'
import { readIdentity, readStatus } from './read-identity.ts'
import { readAge, readCounts, readLand } from './read-measures.ts'
import { isUnderOffer, readPriceElements, readSoldDetails } from './read-price-elements.ts'
import { readAuction, readInspections } from './read-slots.ts'
import { localDateOf } from './read-values.ts'
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from './xml-element.ts'
import type { Picture } from '../listing/gallery.ts'

type Warn = (reason: string) => void

interface MapOptions {
  kind: string
  now: Date
  warn: Warn
}

/** Maps one listing element to the fields that it states; returns the reason if nothing is usable. */
export function mapReaxmlListing(root: XmlElement, { kind, now, warn }: MapOptions): ListingUpdate | string {
  const identity = readIdentity(root, kind)
  if (typeof identity === 'string') return identity
  const status = readStatus(root, isUnderOffer(root, warn))
  if (status === null) return `Its status "${attributeOf(root, 'status').slice(0, 20)}" is none that REAXML has.`
  const address = readAddress(root)
  if (typeof address === 'string') return address
  const { agentId, ...ids } = identity
  const description = plainText(textOf(root, 'description'))
  const modTime = attributeOf(root, 'modTime')
  const localModifiedAt = localDateOf(modTime)
  const isUsable = localModifiedAt !== null && !isAhead(localModifiedAt, now)
  if (modTime !== '' && !isUsable) warn(`Its modTime "${modTime.slice(0, 30)}" cannot be, and was not used.`)
  const year = now.getUTCFullYear()
  return {
    ...ids,
    ...status,
    ...address,
    ...readWords(root, description),
    ...readPriceElements(root, warn),
    ...(status.status === 'sold' && readSoldDetails(root)),
    ...readType(root, kind),
    ...readCounts(root, warn),
    ...readLand(root, warn),
    ...readAge(root, description, year),
    ...readFeatures(root, kind),
    ...readInspections(root, warn),
    ...readAuction(root, warn),
    ...readMedia(root, warn),
    ...readLink(root),
    ...readParticulars(root, year, warn),
    agency: { id: agentId, name: null },
    crmId: ids.sourceId,
    ...(isUsable && { localModifiedAt }),
  }
}

const readWords = (root: XmlElement, description: string): Partial<ListingUpdate> => {
  const title = plainLine(textOf(root, 'headline'))
  const agent = plainLine(textOf(childrenOf(root, 'listingAgent')[0] ?? null, 'name'))
  return {
    ...(title !== '' && { title }),
    ...(description !== '' && { description }),
    ...(agent !== '' && { agent }),
  }
}

const readType = (root: XmlElement, kind: string): Partial<ListingUpdate> => {
  if (kind === 'land') return { propertyType: 'Land' }
  if (kind === 'rural') return { propertyType: 'Acreage' }
  const category = attributeOf(childOf(root, 'category'), 'name')
  return category === '' ? {} : { propertyType: normalisePropertyType([category]) }
}

/** Reads pictures by the agency's ids. `images` is the older name of `objects`. */
function readMedia(root: XmlElement, warn: (reason: string) => void): Partial<ListingUpdate> {
  const groups = [childOf(root, 'objects'), childOf(root, 'images')]
  const elements = (name: string) => groups.flatMap((group) => childrenOf(group, name))
  const pictures = elements('img')
  const plans = elements('floorplan')
  const files = pictures.filter(isFile)
  if (files.length > 0) warn(`${files.length} of its pictures are files that the feed does not carry.`)
  const [said, saidPlans] = [pictures, plans].map((list) => list.filter((it) => !isFile(it)).map(toPicture))
  return {
    ...(said && said.length > 0 && { pictures: said }),
    ...(saidPlans && saidPlans.length > 0 && { plans: saidPlans }),
  }
}

const isFile = (element: XmlElement): boolean =>
  attributeOf(element, 'url') === '' && attributeOf(element, 'file') !== ''

/** An element without an address removes the picture with its id. */
const toPicture = (element: XmlElement): Picture => {
  const url = linksIn([element])[0] ?? null
  return { id: attributeOf(element, 'id').toLowerCase() || (url ?? ''), url }
}

function readLink(root: XmlElement): Partial<ListingUpdate> {
  const [url] = linksIn(childrenOf(root, 'externalLink'))
  return url === undefined ? {} : { url }
}
