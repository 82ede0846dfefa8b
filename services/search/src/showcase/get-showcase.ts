import { type getShowcase as route, maxShowcaseCards, type ReplyOf, Showcase } from '@verandah/contracts'
import { Answer, type Handler, TaggedAnswer } from '@verandah/kit'
import { fingerprintOf } from '../homes/fingerprint.ts'
import { pageOf } from '../searches/read/cards/list-cards.ts'
import { columnsOf } from '../searches/read/cards/list-columns.ts'
import type { SearchDoc } from '../searches/search-document.ts'
import { readShowcase, type ReadShowcaseDeps } from './refresh-showcase.ts'

type Reply = ReplyOf<typeof route>

/** A home that is sold since leaves within this time. */
const seenWithinMs = 60_000
const cacheControl = `public, max-age=${seenWithinMs / 1_000}`

/** The stored showcase; never asks a provider. A process makes each version once, whatever the number of visitors. */
export const getShowcase = (deps: ReadShowcaseDeps): Handler<'getShowcase'> => {
  const make = keepLatest((search: SearchDoc | null) => showcaseOf(deps, search))
  return async () => {
    const { search } = await readShowcase(deps)
    const span = Math.floor(deps.clock.now().getTime() / seenWithinMs)
    const tag = `"${fingerprintOf([search?._id ?? null, search?.revision ?? null, span])}"`
    return new TaggedAnswer(tag, async () => new Answer(await make(tag, search), {}), cacheControl)
  }
}

const keepLatest = <Of, Made>(make: (of: Of) => Promise<Made>) => {
  let latest: { tag: string; made: Promise<Made> } | undefined
  return (tag: string, of: Of): Promise<Made> => {
    if (latest?.tag === tag) return latest.made
    const made = make(of)
    latest = { tag, made }
    made.catch(() => (latest = undefined))
    return made
  }
}

const showcaseOf = async (deps: ReadShowcaseDeps, search: SearchDoc | null): Promise<Reply> => {
  const [place] = search?.filters.locations ?? []
  if (search === null || place === undefined) return { showcase: null }
  const { cards: best } = await pageOf(deps, search, { sort: 'match', limit: maxShowcaseCards })
  const cards = best.filter(({ current }) => current === null)
  if (cards.length === 0) return { showcase: null }
  const ranking = await columnsOf(deps, search, new Set(cards.map(({ id }) => id)))
  const isSample = cards.every(({ sources }) => sources.every((source) => source.isSample))
  return { showcase: Showcase.parse({ place, searchedAt: search.createdAt.toISOString(), isSample, cards, ranking }) }
}
