import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageFacts, type PageOutcome, countMissing, isReadToEnd, pagesToAsk } from './page-plan.ts'

const page = (number: number, over: Partial<PageFacts> = {}): PageFacts => ({
  provider: 'domain',
  page: number,
  outcome: 'more',
  found: 0,
  total: null,
  detail: null,
  parts: 0,
  scoredParts: [],
  ...over,
})

describe('the pages to fetch', () => {
  it('are exactly those neither stored nor failed if their number is known, in any order of arrival', () => {
    const outcomes = fc.constantFrom<PageOutcome>('more', 'late', 'failed')
    const kept = fc.dictionary(fc.integer({ min: 2, max: 20 }).map(String), outcomes)
    const numbers = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(numbers, numbers, kept, (pageCount, maxPages, others) => {
        const last = Math.min(pageCount, maxPages)
        const stored = Object.entries(others).flatMap(([number, outcome]) =>
          Number(number) <= last ? [page(Number(number), { outcome, pageCount })] : [],
        )
        const asked = pagesToAsk([...stored, page(1, { pageCount })], maxPages)
        const all = [1, ...stored.map((known) => known.page), ...asked].toSorted((a, b) => a - b)
        expect(all).toEqual(Array.from({ length: last }, (_, index) => index + 1))
      }),
    )
  })

  it('start with the first alone, since it states their number', () => {
    expect(pagesToAsk([], 5)).toEqual([1])
    expect(pagesToAsk([page(2, { pageCount: 4 })], 5)).toEqual([1])
  })

  it.each<[string, number[], PageFacts[]]>([
    ['the next, where each leads to the next', [3], [page(1), page(2)]],
    ['none after the last', [], [page(1), page(2, { outcome: 'last' })]],
    ['none after one that did not come', [], [page(1), page(2, { outcome: 'limited' })]],
    ['none beyond those that the search asks for', [], [page(5), page(1)]],
    ['none where the first one failed', [], [page(1, { outcome: 'failed' })]],
  ])('are %s', (_words, expected, stored) => {
    expect(pagesToAsk(stored, 5)).toEqual(expected)
  })
})

describe('the pages that are missing', () => {
  it.each<[string, number, PageFacts[]]>([
    ['those that failed and those beyond the limit', 3, [page(1, { pageCount: 4 }), page(2, { outcome: 'late' })]],
    ['none of a provider that has fewer pages than before', 0, [page(1, { pageCount: 1 }), page(2)]],
    ['none of a provider that came to its end', 0, [page(1), page(2, { outcome: 'last' })]],
    ['at least one where the first failed', 1, [page(1, { outcome: 'failed' })]],
    ['at least one where there are more', 1, [page(1)]],
    ['at least one of a provider that never answered', 1, []],
  ])('are %s', (_words, expected, stored) => {
    expect(countMissing(stored)).toBe(expected)
  })
})

describe('a provider', () => {
  const first = page(1, { total: 3, count: 2 })
  const last = page(2, { outcome: 'last' })
  it.each<[string, boolean, PageFacts[]]>([
    ['is read to its end with its last page and as many adverts as it counts', true, [first, { ...last, count: 1 }]],
    ['is read to its end with its last page where it counts none', true, [page(1, { outcome: 'last' })]],
    ['is not read to its end by its last page if it gave too few', false, [first, last]],
    ['is not read to its end by as many as it counts if a page is missing', false, [page(1, { total: 3, count: 3 })]],
    ['is not read to its end if it never answered', false, []],
  ])('%s', (_words, expected, stored) => {
    expect(isReadToEnd(stored)).toBe(expected)
  })
})
