import type { ListingUpdate } from '../listing/listing.ts'
import type { Picture } from '../listing/gallery.ts'
import { linksIn } from './read-particulars.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from './xml-element.ts'

/** Reads pictures by the agency's ids. `images` is the older name of `objects`. */
export function readMedia(root: XmlElement, warn: (reason: string) => void): Partial<ListingUpdate> {
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

export function readLink(root: XmlElement): Partial<ListingUpdate> {
  const [url] = linksIn(childrenOf(root, 'externalLink'))
  return url === undefined ? {} : { url }
}
