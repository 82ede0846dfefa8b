/** A part of a feed, one character per byte, split before parsing so that an error is confined to its listing. */
export interface ListingPart {
  /** `residential`, `land` …; null for text between listings. */
  kind: string | null
  text: string
  /** Why it is not a complete listing. */
  broken: string | null
}

export const recordKinds = 'residential land rural rental holidayRental commercial commercialLand business'.split(' ')
const anyKind = recordKinds.join('|')
/** A comment, or a tag that starts or ends a listing; a start tag may be self-closing. */
const token = new RegExp(`<!--|<(${anyKind})(?=[\\s/>])([^<>]*/>)?|</(${anyKind})(?=[\\s>])`, 'gi')

const maxListingBytes = 1024 * 1024
const maxTagBytes = 4_096

/** Splits a feed at its listing elements as a stream; time and memory grow with the listing, not with the feed. */
export function createListingSplitter() {
  const gathered = createGatherer()
  let pending = ''
  /** Consumes complete tokens and leaves the rest for the next chunk. */
  const scan = (isLast: boolean) => {
    const end = isLast ? pending.length : endOfWholeTags(pending)
    for (let at = 0; ;) {
      token.lastIndex = at
      const match = token.exec(pending)
      const isWithin = match !== null && match.index < end
      gathered.add(pending.slice(at, isWithin ? match.index : end))
      if (!isWithin) return end
      const after = match[0] === '<!--' ? endOfComment(pending, match.index, isLast) : 'none'
      if (after === 'unknown') return match.index
      if (after === 'none') gathered.take(match)
      at = after === 'none' ? match.index + match[0].length : after
    }
  }
  return {
    /** Returns the parts that are complete. */
    push: (text: string, isLast: boolean): ListingPart[] => {
      pending += text
      pending = pending.slice(scan(isLast))
      return gathered.parts(isLast)
    },
  }
}

/** Collects the text of the current listing, or between two listings. */
const createGatherer = () => {
  let kind: string | null = null
  let collected = createCollector()
  let whole: ListingPart[] = []
  const finish = (broken: string | null = null) => {
    const isTooLarge = kind !== null && collected.isTooLarge()
    whole.push({ kind, text: collected.text(), broken: isTooLarge ? 'It is larger than a mebibyte.' : broken })
    collected = createCollector()
    kind = null
  }
  const finishOpen = () => finish(kind === null ? null : `Its <${kind}> is not closed.`)
  return {
    add: (text: string) => collected.add(text),
    take: ([all, opening, selfClosing, closing]: RegExpExecArray) => {
      if (opening !== undefined) {
        finishOpen()
        kind = kindOf(opening)
      }
      const isClosed = closing !== undefined && kind === kindOf(closing)
      collected.add(isClosed ? `${all}>` : all)
      if (isClosed || selfClosing !== undefined) finish()
    },
    parts: (isLast: boolean): ListingPart[] => {
      if (isLast) finishOpen()
      const parts = whole
      whole = []
      return parts
    },
  }
}

const kindOf = (name: string): string => recordKinds.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name

const createCollector = () => {
  const pieces: string[] = []
  let size = 0
  return {
    add: (piece: string) => {
      if (size < maxListingBytes) pieces.push(piece.slice(0, maxListingBytes - size))
      size += piece.length
    },
    isTooLarge: () => size > maxListingBytes,
    text: () => pieces.join(''),
  }
}

/** Leaves a tag that the next chunk may complete. */
const endOfWholeTags = (text: string): number => {
  const last = text.lastIndexOf('<')
  return last === -1 || text.length - last > maxTagBytes || text.includes('>', last) ? text.length : last
}

/**
 * Returns the end of the comment at `start`; none if it contains two hyphens or is not closed, so that it cannot hide
 * listings.
 */
const endOfComment = (text: string, start: number, isLast: boolean): number | 'none' | 'unknown' => {
  const hyphens = text.indexOf('--', start + 4)
  const isCut = hyphens === -1 || hyphens + 2 >= text.length
  if (isCut) return isLast || text.length - start > maxListingBytes ? 'none' : 'unknown'
  return text.charAt(hyphens + 2) === '>' ? hyphens + 3 : 'none'
}
