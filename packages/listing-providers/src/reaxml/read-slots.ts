import type { ListingUpdate } from '../listing/listing.ts'
import { localDateOf, localInspectionOf } from './read-values.ts'
import { attributeOf, childOf, childrenOf, textIn, type XmlElement } from './xml-element.ts'

type Warn = (reason: string) => void

/** Reads open homes as wall clocks. An empty element clears them; text in another format is reported. */
export function readInspections(root: XmlElement, warn: Warn): Partial<ListingUpdate> {
  const times = childOf(root, 'inspectionTimes')
  if (times === null) return {}
  const localInspections = childrenOf(times, 'inspection').flatMap((element) => {
    const text = textIn(element)
    const slot = localInspectionOf(text)
    if (slot === null && text !== '') warn(`Its inspection time "${text.slice(0, 60)}" cannot be read.`)
    return slot ?? []
  })
  return { localInspections }
}

/** An auction counts only while the authority is `auction`. */
export function readAuction(root: XmlElement, warn: Warn): Partial<ListingUpdate> {
  const authority = attributeOf(childOf(root, 'authority'), 'value').toLowerCase()
  if (authority === '') return {}
  if (authority !== 'auction') return { isAuction: false, localAuctionDate: null }
  const auction = childOf(root, 'auction')
  const text = attributeOf(auction, 'date') || textIn(auction)
  if (text === '') return { isAuction: true, ...(auction !== null && { localAuctionDate: null }) }
  const date = localDateOf(text)
  if (date === null) warn(`Its auction date "${text.slice(0, 40)}" cannot be read.`)
  return { isAuction: true, localAuctionDate: date }
}
