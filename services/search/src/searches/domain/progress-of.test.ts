import type { ProviderProgress } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { finalStatusOf, isFinished, progressOf } from './progress-of.ts'
import type { PageFacts } from './page-plan.ts'

const domain = { id: 'domain', name: 'Domain', isSample: true }
const feeds = { id: 'reaxml', name: 'Agency feeds', isSample: false }
const page = (number: number, over: Partial<PageFacts> = {}): PageFacts => ({
  provider: 'domain',
  page: number,
  outcome: 'more',
  found: 20,
  total: null,
  detail: null,
  parts: 1,
  scoredParts: [0],
  ...over,
})

describe('a search is settled', () => {
  it.each<[string, boolean, PageFacts[]]>([
    ['when its one provider is done and every page scored', true, [page(1), page(2, { outcome: 'last' })]],
    ['when its provider failed', true, [page(1), page(2, { outcome: 'failed', parts: 0, scoredParts: [] })]],
    ['not while more is to come', false, [page(1)]],
    ['not before anything came', false, []],
    ['not by the pages of another', false, [page(1), page(1, { provider: 'reaxml', outcome: 'last' })]],
    ['not while a page is not scored', false, [page(1, { scoredParts: [] }), page(2, { outcome: 'last' })]],
    ['not while a part of a page is not scored', false, [page(1, { outcome: 'last', parts: 2, scoredParts: [1] })]],
    ['when all parts are scored', true, [page(1, { outcome: 'last', parts: 2, scoredParts: [1, 0] })]],
  ])('%s', (_words, expected, pages) => {
    expect(isFinished([domain], pages, 5)).toBe(expected)
  })

  it('only when all of its providers are done', () => {
    const done = page(1, { outcome: 'last' })
    expect(isFinished([domain, feeds], [done], 5)).toBe(false)
    expect(isFinished([domain, feeds], [done, page(1, { provider: 'reaxml', outcome: 'late' })], 5)).toBe(true)
    expect(isFinished([], [], 5)).toBe(true)
  })
})

describe('a search ends', () => {
  it.each<[string, PageFacts['outcome'][]]>([
    ['completed', ['last']],
    ['completed', ['more', 'failed']],
    ['completed', ['late', 'last']],
    ['failed', ['failed']],
    ['failed', ['late', 'limited']],
    ['failed', []],
  ])('%s with pages that are %j', (expected, outcomes) => {
    const pages = outcomes.map((outcome, index) => page(index + 1, { outcome }))
    expect(finalStatusOf([domain, feeds], pages)).toBe(expected)
  })

  it('completed without providers to ask', () => {
    expect(finalStatusOf([], [])).toBe('completed')
  })
})

describe('the progress of a provider', () => {
  const progress = (pages: PageFacts[], isOver = false, reasons = new Map<string, string>()) =>
    progressOf([domain], pages, { isOver, maxPages: 5, reasons })[0]

  it('is that of its newest page, in any order of pages, with everything that it found', () => {
    const pages = [page(3, { outcome: 'last', found: 5, total: 45 }), page(1, { total: 44 }), page(2)]
    const strange = page(9, { provider: 'reaxml', outcome: 'failed', detail: 'Not mine.' })
    expect(progress([...pages, strange])).toEqual({
      provider: 'domain',
      name: 'Domain',
      isSample: true,
      state: 'done',
      found: 45,
      given: null,
      total: 44,
      missingPages: 0,
      askAgainAt: null,
      timesAskedAgain: 0,
      detail: null,
    })
  })

  it.each<[PageFacts['outcome'], ProviderProgress['state'], string]>([
    ['more', 'searching', 'late'],
    ['last', 'done', 'done'],
    ['late', 'late', 'late'],
    ['limited', 'limited', 'limited'],
    ['failed', 'failed', 'failed'],
  ])('whose page is %s is %s, and %s once the search is over', (outcome, underWay, over) => {
    const pages = [page(1, { outcome, detail: 'In words.' })]
    expect([progress(pages)?.state, progress(pages, true)?.state]).toEqual([underWay, over])
    const words = { searching: null, done: null, late: 'In words.', limited: 'In words.', failed: 'In words.' }
    expect(progress(pages)?.detail).toBe(words[underWay])
    expect(progress(pages, true)?.detail).toBe(outcome === 'more' ? 'Domain did not answer in time.' : words[underWay])
  })

  it('without a response is searching, and late once the search is over', () => {
    expect(progress([])).toMatchObject({ state: 'searching', found: 0, total: null, detail: null })
    expect(progress([], true)).toMatchObject({ state: 'late', detail: 'Domain did not answer in time.' })
  })

  it('that cannot be asked yet says why, during and after the search', () => {
    const reasons = new Map([['domain', 'Still being read.']])
    expect(progress([], false, reasons)).toMatchObject({ state: 'searching', detail: 'Still being read.' })
    expect(progress([], true, reasons)).toMatchObject({ state: 'late', detail: 'Still being read.' })
  })

  it('states how many adverts of how many were returned, and how many pages are missing, once the search is over', () => {
    const numbered = { count: 50, pageCount: 4, total: 167 }
    const pages = [page(1, numbered), page(3, numbered), page(2, { outcome: 'limited', count: 0, detail: 'Busy.' })]
    expect(progress(pages)).toMatchObject({ state: 'searching', given: 100, total: 167, missingPages: 0 })
    const over = { state: 'limited', detail: 'Busy.', given: 100, total: 167, missingPages: 2 }
    expect(progress(pages, true)).toMatchObject(over)
    expect(progress([page(5, { count: 50 })], true)).toMatchObject({ missingPages: 1 })
  })

  it('keeps a total of zero', () => {
    expect(progress([page(1, { outcome: 'last', found: 0, total: 0 })])).toMatchObject({ total: 0 })
  })
})
