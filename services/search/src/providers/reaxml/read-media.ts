import type { ListingUpdate } from '../domain/listing.ts'
import { webAddressOf } from '../web-address.ts'
import { attributeOf, childOf, childrenOf, textIn, type XmlElement } from './xml-element.ts'

/** Pictures in the agency's order: the main one, then a to z. `images` is the older home of what `objects` holds. */
export const readMedia = (root: XmlElement, warn: (reason: string) => void): Partial<ListingUpdate> => {
  const groups = [childOf(root, 'objects'), childOf(root, 'images')]
  const elements = (name: string) => groups.flatMap((group) => childrenOf(group, name)).toSorted(byId)
  const [pictures, plans] = [elements('img'), elements('floorplan')]
  const files = pictures.filter((image) => attributeOf(image, 'url') === '' && attributeOf(image, 'file') !== '')
  if (files.length > 0) warn(`${files.length} of its pictures are files that the feed does not carry.`)
  return {
    ...(pictures.length > 0 && { images: urlsOf(pictures) }),
    ...(plans.length > 0 && { floorplans: urlsOf(plans) }),
  }
}

const urlsOf = (elements: XmlElement[]): string[] => [
  ...new Set(elements.flatMap((element) => webAddressOf(attributeOf(element, 'url')) ?? [])),
]

const byId = (one: XmlElement, other: XmlElement): number => {
  const [first, second] = [orderOf(one), orderOf(other)]
  return first.length - second.length || (first < second ? -1 : Number(first > second))
}

const orderOf = (element: XmlElement): string => {
  const id = attributeOf(element, 'id').toLowerCase()
  return id === 'm' ? '' : id
}

export const readLink = (root: XmlElement): Partial<ListingUpdate> => {
  const [url] = childrenOf(root, 'externalLink').flatMap(
    (link) => webAddressOf(attributeOf(link, 'href') || textIn(link)) ?? [],
  )
  return url === undefined ? {} : { url }
}
