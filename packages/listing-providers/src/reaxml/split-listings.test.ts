import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeed } from './testing/parse-feed.ts'
import { aFeed, aReaxmlListing, bytesOf } from './testing/a-feed.ts'

const listing = (uniqueID: string) => aReaxmlListing({ uniqueID })
const idsIn = (bytes: Uint8Array) => parseFeed(bytes).updates.map(({ sourceId }) => sourceId)
const around = (broken: string) => aFeed(listing('first'), broken, listing('last'))
const neighbours = ['ABCDEF-first', 'ABCDEF-last']
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('a feed with a broken listing', () => {
  it.each([
    ['an element that is not closed', listing('mid').replace('</headline>', '')],
    ['a listing that is not closed', listing('mid').replace('</residential>', '')],
    ['a listing whose opening is broken', listing('mid').replace('<residential', '<resident!al')],
    ['character data that is not closed', listing('mid').replace(']]>', '')],
    ['a comment that is not closed', listing('mid').replace('<features>', '<!-- <features>')],
    ['a quote that is not closed', listing('mid').replace('status="current"', 'status="current')],
  ])('keeps the neighbours of %s, and reports it', (_, broken) => {
    const feed = parseFeed(bytesOf(around(broken)))
    expect(feed.updates.map(({ sourceId }) => sourceId)).toEqual(neighbours)
    expect(feed.rejected).toHaveLength(1)
    expect(feed.rejected[0]).toMatchObject({ position: 2, listing: 'ABCDEF-mid' })
  })

  it('loses no neighbour to an unclosed comment, if that neighbour contains hyphens', () => {
    const open = listing('mid').replace('<features>', '<!-- <features>')
    const feed = parseFeed(bytesOf(aFeed(listing('first'), open, listing('last').replace('Light', 'Light -- air'))))
    expect(feed.updates.map(({ sourceId }) => sourceId)).toEqual(neighbours)
  })

  it('treats a self-closing record as a whole one', () => {
    expect(parseFeed(bytesOf(around('<residential status="current"/>'))).rejected).toMatchObject([
      { position: 2, reason: 'It has no agentID.' },
    ])
  })

  it('keeps the neighbours of bytes that are not UTF-8', () => {
    const feed = parseFeed(latin(around(listing('mid').replace('Light', 'caf\u00e9'))))
    expect(feed.updates.map(({ sourceId }) => sourceId)).toEqual(neighbours)
    expect(feed.rejected[0]).toMatchObject({ listing: 'ABCDEF-mid', reason: expect.stringContaining('encoding') })
  })

  it('removes and reports control characters', () => {
    const feed = parseFeed(bytesOf(around(listing('mid').replace('Light', 'Li\u0007ght'))))
    expect(feed.updates[1]?.title).toBe('Light & space')
    expect(feed.warnings).toEqual([
      {
        position: 2,
        kind: 'residential',
        listing: 'ABCDEF-mid',
        reason: 'It held control characters, which were taken out.',
      },
    ])
  })

  it('repairs a bare ampersand', () => {
    const feed = parseFeed(bytesOf(around(listing('mid').replace('&amp;', '&'))))
    expect(feed.updates[1]?.title).toBe('Light & space')
  })

  it('never throws and never loses a neighbour, whatever happens to the bytes in between', () => {
    const [head = '', tail = ''] = around('SPLIT').split('SPLIT')
    const middle = bytesOf(listing('mid'))
    const changes = fc.array(fc.tuple(fc.nat(middle.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 8 })
    fc.assert(
      fc.property(changes, (mutations) => {
        const mutated = Uint8Array.from(middle)
        for (const [at, byte] of mutations) mutated[at] = byte
        const ids = idsIn(Buffer.concat([bytesOf(head), mutated, bytesOf(tail)]))
        expect(ids[0]).toBe(neighbours[0])
        expect(ids.at(-1)).toBe(neighbours[1])
      }),
      { numRuns: 300 },
    )
  })

  it('never throws on bytes that are no feed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseFeed(bytes).updates).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('a feed', () => {
  it('never expands entities of its own', () => {
    const bomb = `<!DOCTYPE propertyList [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>`
    const text = aFeed(listing('one').replace('Light', '&b;&file;')).replace(/<!DOCTYPE[^>]*>/, bomb)
    const { updates } = parseFeed(bytesOf(text))
    expect(updates[0]?.title).toBe('&b;&file; & space')
  })

  it('ignores listings within comments', () => {
    expect(idsIn(bytesOf(aFeed(`<!-- ${listing('draft')} -->`, listing('one'))))).toEqual(['ABCDEF-one'])
  })

  it('is read in the encoding that it declares or that its byte order mark indicates', () => {
    const text = aFeed(listing('one').replace('Light', 'Caf\u00e9'))
    const titleIn = (bytes: Uint8Array) => parseFeed(bytes).updates[0]?.title
    expect(titleIn(bytesOf(text))).toBe('Café & space')
    expect(titleIn(bytesOf(`\ufeff${text}`))).toBe('Café & space')
    expect(titleIn(latin(text.replace('UTF-8', 'ISO-8859-1')))).toBe('Café & space')
    expect(titleIn(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe('Café & space')
  })

  it('has no listing larger than a mebibyte', () => {
    const huge = listing('mid').replace('Light', 'x'.repeat(1024 * 1024))
    expect(parseFeed(bytesOf(around(huge))).rejected).toMatchObject([{ listing: 'ABCDEF-mid' }])
  })

  it('is read the same, however its bytes are chunked', () => {
    const odd = [
      listing('mid').replace('</headline>', ''),
      `<!-- ${listing('draft')} -- -->`,
      '<rental/>',
      `<!-- ${listing('hidden')} -->`,
    ]
    const texts = [aFeed(listing('first'), ...odd, listing('last')), `\ufeff${aFeed(listing('only'))}`]
    const files = [...texts.map(bytesOf), Buffer.from(`\ufeff${texts[0] ?? ''}`, 'utf16le')]
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.integer({ min: 1, max: 3_000 }), (bytes, stretch) => {
        expect(parseFeed(bytes, { stretch })).toEqual(parseFeed(bytes))
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['an empty file', '', /no <propertyList>/],
    ['a web page', '<!DOCTYPE html>\n<html><body>Not here</body></html>', /a web page/],
    ['JSON', '\n{"listings": []}', /JSON/],
    ['a zip file', 'PK\u0003\u0004\u0014\u0000', /zip/],
    ['another XML', '<?xml version="1.0"?><rss><channel/></rss>', /no <propertyList>/],
  ])('is rejected when it is %s', (_, text, reason) => {
    expect(parseFeed(latin(text)).refusal).toMatch(reason)
  })

  it('without listings is valid', () => {
    expect(parseFeed(bytesOf(aFeed()))).toEqual({ updates: [], rejected: [], warnings: [] })
  })
})
