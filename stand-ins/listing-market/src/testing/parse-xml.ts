import { type X2jOptions, XMLParser } from 'fast-xml-parser'

/** Throws when the text is not well-formed. */
export function parseXml(text: string, options: X2jOptions = {}): unknown {
  // The validating package is one more dependency for the same check.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return new XMLParser(options).parse(text, true) as unknown
}
