import { Parser } from 'htmlparser2'

/** An element of a listing. Agencies differ in the case of names, so lookups ignore it. */
export interface XmlElement {
  readonly name: string
  /** The name in lower case. */
  readonly key: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

class NotWellFormed extends Error {
  override readonly name = 'NotWellFormed'
}

const mostNested = 12
const mostElements = 5_000
// eslint-disable-next-line no-control-regex -- what XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Parses the XML of one listing; returns the reason if it is not well formed. `isMended` if characters were removed.
 */
export function readElement(xml: string, kind: string): { root: XmlElement; isMended: boolean } | string {
  const clean = xml.replace(forbidden, '')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(clean)) return 'It declares entities, which a listing may not.'
  try {
    const root = build(clean)
    return root?.key === kind.toLowerCase() ? { root, isMended: clean !== xml } : 'It has no content.'
  } catch (error) {
    if (error instanceof NotWellFormed) return error.message
    throw error
  }
}

/** Only XML's own entities are expanded; a feed's own entities stay as written. */
const build = (xml: string): XmlElement | null => {
  let root: XmlElement | null = null
  let count = 0
  const open: XmlElement[] = []
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, key: name.toLowerCase(), attributes: lowered(attributes), children: [], text: '' }
        if (open.push(element) > mostNested) throw new NotWellFormed(`It is nested more than ${mostNested} deep.`)
        if ((count += 1) > mostElements) throw new NotWellFormed(`It has more than ${mostElements} elements.`)
        open.at(-2)?.children.push(element)
        root ??= element
      },
      ontext: (text) => {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag: (name, isImplied) => {
        open.pop()
        if (isImplied && !xml.startsWith('/>', parser.endIndex - 1))
          throw new NotWellFormed(`It is not well formed: <${name.slice(0, 40)}> is not closed.`)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return root
}

const none: Readonly<Record<string, string>> = {}

const lowered = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const names = Object.keys(attributes)
  if (names.length === 0) return none
  const found: Record<string, string> = {}
  for (const name of names) found[name.toLowerCase()] = attributes[name]?.trim() ?? ''
  return found
}

export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  const wanted = name.toLowerCase()
  return element === null ? [] : element.children.filter((child) => child.key === wanted)
}

export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  return childrenOf(element, name)[0] ?? null
}

/** The text of an element, trimmed. */
export function textIn(element: XmlElement | null): string {
  return element?.text.trim() ?? ''
}

export function textOf(element: XmlElement | null, name: string): string {
  return textIn(childOf(element, name))
}

export function attributeOf(element: XmlElement | null, name: string): string {
  return element?.attributes[name.toLowerCase()] ?? ''
}

/** Returns an element's `value` attribute, or else its text: agencies use both. */
export function valueOf(element: XmlElement | null): string {
  return attributeOf(element, 'value') || textIn(element)
}

/** Returns the distinct names of an element's children. */
export function namesIn(element: XmlElement | null): string[] {
  return [...new Set(element?.children.map(({ name }) => name))]
}
