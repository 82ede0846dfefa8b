import type { SavedScore } from '@verandah/user-records'
import { type HomeSummary, paths, shortenText } from '@verandah/contracts'
import { noticeText } from '../domain/notice-text.ts'
import type { NoticeDoc } from '../notice-document.ts'
import type { Block, HomeBlock } from './block.ts'
import { writeMail, type WrittenMail } from './write-mail.ts'

interface Digest {
  name: string
  notices: readonly NoticeDoc[]
  /** Scores of the buyer's saved homes, by the home's id. */
  saved: ReadonlyMap<string, SavedScore>
  /** The buyer's time zone. */
  timeZone: string
  publicUrl: string
  unsubscribeUrl: string
}

/** Keeps a message far below the size at which mail programs clip it. */
const shownHomes = 15
const shownNews = 3
const longestAddress = 500

/** Writes the changes of plans and saved searches: by source, then by home, plans and the best homes first. */
export function writeDigest(digest: Digest): WrittenMail {
  const { name, notices, publicUrl, unsubscribeUrl } = digest
  const homes = groupBy(notices, (notice) => `${sourceOf(notice)} ${notice.propertyId}`).toSorted(
    ([one], [other]) => rankOf(other, digest) - rankOf(one, digest),
  )
  const searches = groupBy(homes.slice(0, shownHomes), ([first]) => (first ? sourceOf(first) : ''))
  const rest = homes.length - shownHomes
  return writeMail({
    subject: subjectOf(homes.length, notices),
    preview: shortenText(notices.slice(0, 3).map(noticeText).join(' · '), 200),
    blocks: [
      { type: 'paragraph', text: `Hello ${name}, here’s what’s new in your ${sourcesText(notices)}:` },
      ...searches.flatMap((found): Block[] => [
        { type: 'heading', text: found[0]?.[0]?.searchName ?? '' },
        ...found.map((home) => homeBlock(home, digest)),
        ...planLink(found[0]?.[0], publicUrl),
      ]),
      ...(rest > 0 ? [{ type: 'paragraph' as const, text: `And ${rest} more ${rest === 1 ? 'home' : 'homes'}.` }] : []),
      ...(notices.some(({ savedSearchId }) => savedSearchId !== undefined)
        ? [linkTo('See all of them', paths.notices, publicUrl)]
        : []),
    ],
    footer:
      'You’re getting this email because you saved a search or planned a day. You can stop these emails with one click and still see updates in the app.',
    link: { label: 'Unsubscribe', href: unsubscribeUrl },
  })
}

/** A home of a plan comes before any score, one without a score after all. */
const rankOf = (notice: NoticeDoc | undefined, { saved }: Digest): number => {
  if (notice?.planDate !== undefined) return 101
  return saved.get(notice?.propertyId ?? '')?.score ?? notice?.score ?? -1
}

const planLink = (notice: NoticeDoc | undefined, publicUrl: string): Block[] =>
  notice?.planDate === undefined ? [] : [linkTo('Open the plan', paths.dayPlan.href(notice.planDate), publicUrl)]

const linkTo = (label: string, path: string, publicUrl: string): Block => ({
  type: 'button',
  label,
  href: new URL(path, publicUrl).toString(),
})

/** The saved search or the plan that a notice is about. */
const sourceOf = ({ savedSearchId, planDate }: NoticeDoc): string => savedSearchId ?? `plan ${planDate ?? ''}`

/** "saved searches and plan": what the notices are about. */
const sourcesText = (notices: readonly NoticeDoc[]): string => {
  const plans = new Set(notices.flatMap(({ planDate }) => planDate ?? [])).size
  const searches = new Set(notices.map(sourceOf)).size - plans
  const texts = [textOf(searches, 'saved search', 'saved searches'), textOf(plans, 'plan', 'plans')]
  return texts.filter((text) => text !== '').join(' and ')
}

const textOf = (count: number, one: string, many: string): string => {
  if (count === 0) return ''
  return count === 1 ? one : many
}

const subjectOf = (homes: number, notices: readonly NoticeDoc[]): string => {
  const what = homes === 1 ? 'Update on a home' : `Updates on ${homes} homes`
  const [name = '', ...others] = new Set(notices.map(({ searchName }) => searchName))
  return `${what} in ${others.length === 0 ? `"${name}"` : `your ${sourcesText(notices)}`}`
}

const homeBlock = (notices: readonly NoticeDoc[], { publicUrl, saved, timeZone }: Digest): HomeBlock => {
  const last = notices.at(-1)
  if (last?.home === undefined) throw new Error('A home without a notice')
  const { home, score } = last
  const savedScore = saved.get(home.id)
  return {
    type: 'home',
    address: shortenText(home.address, 120),
    facts: shortenText(factsOf(home), 160),
    score: scoreOf(score ?? null, savedScore, timeZone),
    news: newsOf(notices),
    href: new URL(paths.property.href(home.id, savedScore?.searchId ?? undefined), publicUrl).toString(),
    imageUrl: home.imageUrl == null ? null : absolute(home.imageUrl, publicUrl),
  }
}

const newsOf = (notices: readonly NoticeDoc[]): string[] => {
  const news = notices.map((notice) => shortenText(noticeText(notice), 120))
  const more = news.length - shownNews
  return more > 0 ? [...news.slice(0, shownNews), `and ${more} more`] : news
}

/** A saved home has the score of the search that it was saved from; any other, the score by the buyer's weights. */
const scoreOf = (now: number | null, savedScore: SavedScore | undefined, timeZone: string): HomeBlock['score'] => {
  const points = savedScore?.score ?? now
  if (points === null) return null
  const by = savedScore?.searchedAt == null ? null : `by your search of ${dayOf(savedScore.searchedAt, timeZone)}`
  return { points, by }
}

/** `12 Nov`, as on the pages. */
const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, day: 'numeric', month: 'short' }).format(new Date(instant))

const factsOf = ({ displayPrice, propertyType, bedrooms, bathrooms, parking }: HomeSummary): string =>
  [
    displayPrice,
    propertyType,
    bedrooms === 0 ? 'Studio' : countOf(bedrooms, 'bed'),
    countOf(bathrooms, 'bath'),
    countOf(parking, 'car'),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')

const countOf = (count: number | null, of: string): string | null => (count === null ? null : `${count} ${of}`)

/** Returns only addresses that mail programs load over HTTP. */
const absolute = (address: string, publicUrl: string): string | null => {
  if (!URL.canParse(address, publicUrl)) return null
  const url = new URL(address, publicUrl)
  return /^https?:$/.test(url.protocol) && url.href.length <= longestAddress ? url.href : null
}

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}
