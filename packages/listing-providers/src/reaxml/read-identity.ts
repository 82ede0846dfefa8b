import type { ListingUpdate } from '../listing/listing.ts'
import { attributeOf, textOf, type XmlElement } from './xml-element.ts'

const sold = ['residential', 'land', 'rural']

/** Who the listing is: `agentID` in upper case and `uniqueID`, which is unique only within the agent. A sentence if it is nobody. */
export const readIdentity = (root: XmlElement, kind: string) => {
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

/** Keeps different ids different within the characters that our ids may have. */
const encodeId = (text: string): string =>
  text.replace(/[^A-Za-z0-9.]/gu, (character) =>
    character === '-' ? '-' : `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
  )

/** What a report calls a listing. */
export const nameOf = (root: XmlElement): string | null =>
  [textOf(root, 'agentID'), textOf(root, 'uniqueID')].filter((part) => part !== '').join('-') || null

/** What a report calls a listing that cannot be parsed: the ids as far as they can be read from its text. */
export const nameIn = (text: string): string | null => {
  const { agent, unique } = idsIn(text)
  return unique === ''
    ? null
    : [agent, unique]
        .filter(Boolean)
        .join('-')
        .replace(/[^\x20-\x7e]/g, '?')
}

/** The id of a listing as its text seems to say it, before anything is parsed. */
export const idIn = (text: string): string | null => {
  const { agent, unique } = idsIn(text)
  return agent === '' || unique === '' ? null : idOf(agent.toUpperCase(), unique)
}

const idsIn = (text: string) => {
  const [, agent = ''] = /<agentID>([^<>]{1,80})<\//i.exec(text) ?? []
  const [, unique = ''] = /<uniqueID>([^<>]{1,80})<\//i.exec(text) ?? []
  return { agent: agent.trim(), unique: unique.trim() }
}

/** Where the record says the home stands; null for a word that REAXML does not have. `isUnderOffer` is null where it does not speak of offers. */
export const readStatus = (
  root: XmlElement,
  isUnderOffer: boolean | null,
): Pick<ListingUpdate, 'status' | 'isOffered'> | null => {
  const status = attributeOf(root, 'status').toLowerCase()
  if (status === 'current') {
    if (isUnderOffer === null) return { isOffered: true }
    return { status: isUnderOffer ? 'underOffer' : 'active' }
  }
  if (status === 'sold') return { status: 'sold' }
  return ['withdrawn', 'offmarket', 'deleted'].includes(status) ? { status: 'gone' } : null
}
