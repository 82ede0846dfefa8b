import type { ListingUpdate } from '../listing/listing.ts'
import { attributeOf, textOf, type XmlElement } from './xml-element.ts'

const sold = ['residential', 'land', 'rural']

/**
 * Reads a listing's identity: `agentID` in upper case and `uniqueID`, which is unique only within the agent. Returns
 * the reason if it has none.
 */
export function readIdentity(root: XmlElement, kind: string) {
  if (!sold.includes(kind)) return `A ${kind} listing is not a home for sale.`
  const agentId = textOf(root, 'agentID').toUpperCase()
  const uniqueId = textOf(root, 'uniqueID')
  if (agentId === '') return 'It has no agentID.'
  if (uniqueId === '') return 'It has no uniqueID.'
  const sourceId = `${agentId}-${uniqueId}`
  const id = idOf(agentId, uniqueId)
  if (uniqueId.length > 50 || id.length > 128) return 'Its ids are too long.'
  return { id, provider: 'reaxml', sourceId, agentId }
}

const idOf = (agentId: string, uniqueId: string): string => `reaxml:${encodeId(agentId)}-${encodeId(uniqueId)}`

/** Encodes an id into the characters that our ids allow, without collisions. */
const encodeId = (text: string): string =>
  text.replace(/[^A-Za-z0-9.]/gu, (character) =>
    character === '-' ? '-' : `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
  )

/** Returns a listing's name for reports. */
export function nameOf(root: XmlElement): string | null {
  return [textOf(root, 'agentID'), textOf(root, 'uniqueID')].filter((part) => part !== '').join('-') || null
}

/** Returns the name of an unparsable listing for reports: its ids as far as they can be read from the text. */
export function nameIn(text: string): string | null {
  const { agent, unique } = idsIn(text)
  return unique === ''
    ? null
    : [agent, unique]
        .filter(Boolean)
        .join('-')
        .replace(/[^\x20-\x7e]/g, '?')
}

/** Returns the probable id of a listing from its raw text. */
export function idIn(text: string): string | null {
  const { agent, unique } = idsIn(text)
  return agent === '' || unique === '' ? null : idOf(agent.toUpperCase(), unique)
}

const idsIn = (text: string) => {
  const [, agent = ''] = /<agentID>([^<>]{1,80})<\//i.exec(text) ?? []
  const [, unique = ''] = /<uniqueID>([^<>]{1,80})<\//i.exec(text) ?? []
  return { agent: agent.trim(), unique: unique.trim() }
}

/**
 * Returns the home's status; null for a value that REAXML does not define. `isUnderOffer` is null if the record does
 * not mention offers.
 */
export function readStatus(
  root: XmlElement,
  isUnderOffer: boolean | null,
): Pick<ListingUpdate, 'status' | 'isOffered'> | null {
  const status = attributeOf(root, 'status').toLowerCase()
  if (status === 'current') {
    if (isUnderOffer === null) return { isOffered: true }
    return { status: isUnderOffer ? 'underOffer' : 'active' }
  }
  if (status === 'sold') return { status: 'sold' }
  return ['withdrawn', 'offmarket', 'deleted'].includes(status) ? { status: 'gone' } : null
}
