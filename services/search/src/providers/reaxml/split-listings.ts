import { decodeFeed } from './decode-feed.ts'

/** One listing element of a feed by itself, so that whatever is wrong with it ends with it. */
export interface ListingPart {
  /** From 1, in the order of the feed. */
  position: number
  /** `residential`, `land` … */
  kind: string
  /** Its XML, or why there is none. */
  xml: string | null
  reason: string | null
  /** The ids as far as they can be read from a part that is broken. */
  name: string | null
}

const kinds = 'residential|land|rural|rental|holidayRental|commercial|commercialLand|business'
const opening = new RegExp(`<(${kinds})(?=[\\s/>])`, 'g')
const comment = /<!--(?:(?!--)[\s\S])*-->/g
const remainsOfOne = new RegExp(`</(?:${kinds})\\s*>|<uniqueID\\b`, 'i')
const maxListingBytes = 1024 * 1024

/** Splits a feed at its listing elements, before anything is parsed or decoded. One byte is one character here. */
export const splitListings = (bytes: Uint8Array): ListingPart[] => {
  const { latin, decode } = decodeFeed(bytes)
  const text = latin.replace(comment, '')
  const starts = [...text.matchAll(opening)].map((match) => ({ at: match.index, kind: match[1] ?? '' }))
  const parts = [partOfRemains(text.slice(0, starts[0]?.at))]
  for (const [index, { at, kind }] of starts.entries()) {
    const { part, rest } = partOf(text.slice(at, starts[index + 1]?.at), kind, decode)
    parts.push(part, partOfRemains(rest))
  }
  return parts.filter((part) => part !== null).map((part, index) => ({ ...part, position: index + 1 }))
}

type Part = Omit<ListingPart, 'position'>
type Decode = ReturnType<typeof decodeFeed>['decode']

const partOf = (section: string, kind: string, decode: Decode): { part: Part; rest: string } => {
  const closing = new RegExp(`</${kind}\\s*>|^<${kind}[^<>]*/>`).exec(section)
  const end = closing ? closing.index + closing[0].length : section.length
  const own = section.slice(0, end)
  const rest = section.slice(end)
  const broken = (reason: string) => ({ part: { kind, xml: null, reason, name: nameIn(own) }, rest })
  if (!closing) return broken(`Its <${kind}> is not closed.`)
  if (own.length > maxListingBytes) return broken('It is larger than a mebibyte.')
  const xml = decode(own)
  if (xml === null) return broken('It holds bytes that are not text in the encoding of the feed.')
  return { part: { kind, xml, reason: null, name: nameIn(own) }, rest }
}

/** What lies outside of any listing is nothing, or a listing whose opening tag is broken. */
const partOfRemains = (text: string): Part | null =>
  remainsOfOne.test(text)
    ? { kind: '', xml: null, reason: 'Its opening tag cannot be read.', name: nameIn(text) }
    : null

const nameIn = (text: string): string | null => {
  const [, agent] = /<agentID>\s*([\w.-]{1,40})\s*<\//i.exec(text) ?? []
  const [, unique] = /<uniqueID>\s*([^<>]{1,50}?)\s*<\//i.exec(text) ?? []
  return unique === undefined
    ? null
    : [agent, unique]
        .filter(Boolean)
        .join('-')
        .replace(/[^\x20-\x7e]/g, '?')
}
