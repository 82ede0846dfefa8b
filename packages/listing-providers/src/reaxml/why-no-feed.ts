/** Signatures of other files sent by mistake. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^PK\p{Cc}/u, 'a zip file'],
  [/^\p{Cc}\u008b/u, 'a gzip file'],
  [/^%PDF-/, 'a PDF file'],
  [/^\s*[{[]/, 'JSON'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page'],
]

/** Reports as early as possible why a file is not REAXML. A file without its root is read if it contains listings. */
export const whyNoFeed = () => {
  let head = ''
  let hasRoot = false
  let isJudged = false
  return (text: string, { isLast, hasListings }: { isLast: boolean; hasListings: boolean }): string | null => {
    if (!hasRoot && !isJudged) {
      head = (head + text).replace(/^\u00ef\u00bb\u00bf/, '').slice(0, 4_096)
      hasRoot = /<propertyList[\s>]/i.test(head)
      const [, kind] = beginnings.find(([beginning]) => beginning.test(head)) ?? []
      if (kind !== undefined)
        return `This is ${kind}, not REAXML. Please send the XML itself, with <propertyList> as its root.`
      isJudged = head.length === 4_096
    }
    return isLast && !hasRoot && !hasListings
      ? 'This is not REAXML: it has no <propertyList> and no listing. Please send the XML of your listings.'
      : null
  }
}
