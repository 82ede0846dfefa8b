import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element of one listing. Every child is a list; agencies differ in the case of names, so they are found in any. */
export type XmlElement = Readonly<Record<string, unknown>>

/** Declarations and document types never reach the parser, so that no entity of a feed's own is ever expanded. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its replacement wants a table of entities
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  alwaysCreateTextNode: true,
  maxNestedTags: 12,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

const strayAmpersand = /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi
const withinCdata = /(<!\[CDATA\[[\s\S]*?\]\]>)/
// eslint-disable-next-line no-control-regex -- what XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Reads the XML of one listing; a sentence when it is not well formed. `isMended` when characters had to go. */
export const readElement = (xml: string, kind: string): { root: XmlElement; isMended: boolean } | string => {
  const clean = xml.replace(forbidden, '')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(clean)) return 'It declares entities, which a listing may not.'
  const text = escapeStrayAmpersands(clean)
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the parser alone closes what a listing leaves open
    const verdict = XMLValidator.validate(text)
    if (verdict !== true) return `It is not well formed: ${verdict.err.msg}`
    const root = childOf(parser.parse(text) as XmlElement, kind)
    return root === null ? 'It has no content.' : { root, isMended: clean !== xml }
  } catch (error) {
    return `It cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

const escapeStrayAmpersands = (xml: string): string =>
  xml
    .split(withinCdata)
    .map((piece) => (piece.startsWith('<![CDATA[') ? piece : piece.replace(strayAmpersand, '&amp;')))
    .join('')

const isElement = (value: unknown): value is XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const childrenOf = (element: XmlElement | null, name: string): XmlElement[] => {
  const children = valueOf(element, name)
  return Array.isArray(children) ? children.filter(isElement) : []
}

const indexes = new WeakMap<XmlElement, Map<string, unknown>>()

const valueOf = (element: XmlElement | null, name: string): unknown => {
  if (element === null) return undefined
  const known = indexes.get(element)
  const index = known ?? new Map(Object.entries(element).map(([key, value]) => [key.toLowerCase(), value]))
  if (!known) indexes.set(element, index)
  return index.get(name.toLowerCase())
}

export const childOf = (element: XmlElement | null, name: string): XmlElement | null =>
  childrenOf(element, name)[0] ?? null

/** The text of an element, trimmed. */
export const textIn = (element: XmlElement | null): string => {
  const text = element?.['#text']
  return typeof text === 'string' ? text.trim() : ''
}

export const textOf = (element: XmlElement | null, name: string): string => textIn(childOf(element, name))

export const attributeOf = (element: XmlElement | null, name: string): string => {
  const value = valueOf(element, `@${name}`)
  return typeof value === 'string' ? value.trim() : ''
}

/** The names of an element's child elements. */
export const namesIn = (element: XmlElement | null): string[] =>
  element === null ? [] : Object.keys(element).filter((name) => !/^[@#]/.test(name))
