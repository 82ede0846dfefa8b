import type { HomeChange, Notice, NoticeKind } from '@verandah/contracts'
import { dueText } from './due-text.ts'

type OfHome = Pick<HomeChange, 'before' | 'after' | 'home'> & { kind: NoticeKind }
type Told = Pick<Notice, 'kind' | 'before' | 'after'> & { home?: HomeChange['home'] }

/** Describes a change in one sentence. */
export function noticeText({ kind, home, ...change }: Told): string {
  if (kind === 'joined' || home === undefined) return 'Your household has a new member'
  return homeText({ kind, home, ...change })
}

/** Times are in the home's zone. */
const homeText = ({ kind, before, after, home }: OfHome): string => {
  switch (kind) {
    case 'new':
      return after === null ? 'New on the market' : `New on the market: ${after}`
    case 'price':
      return priceText(before, after ?? '')
    case 'status':
      return statusText(before, home)
    case 'slot':
      return slotText(before, after, home.timeZone)
    case 'auction':
      return auctionText(before, after, home.timeZone)
    case 'gone':
      return goneText(home)
    case 'due':
      return itemText(before, after)
  }
}

const priceText = (before: string | null, after: string): string =>
  before === null ? `Price announced: ${after}` : `Price changed from ${before} to ${after}`

const statusText = (before: string | null, { status, displayPrice }: OfHome['home']): string => {
  if (status === 'underOffer') return 'Under offer'
  if (before === 'underOffer') return 'No longer under offer'
  return displayPrice === null ? 'For sale again' : `For sale again: ${displayPrice}`
}

/** A home that is still for sale has only left the search, for instance because of a new price. */
const goneText = ({ status }: OfHome['home']): string => {
  if (status === 'sold') return 'Sold'
  return status === 'gone' ? 'No longer listed' : 'No longer among the results of this search'
}

const itemText = (title: string | null, due: string | null): string => {
  const [day = '', time = null] = due?.split(' ') ?? []
  return `${title ?? ''}: due ${dueText(day, time)}`
}

const slotText = (before: string | null, after: string | null, timeZone: string): string => {
  if (before === null) return `Open for inspection ${timeOf(after, timeZone)}`
  if (before === after) return `The open home on ${timeOf(after, timeZone)} is back at its planned time`
  if (after === null) return `The open home on ${timeOf(before, timeZone)} is no longer advertised`
  return `Open home moved from ${timeOf(before, timeZone)} to ${timeOf(after, timeZone)}`
}

const auctionText = (before: string | null, after: string | null, timeZone: string): string => {
  if (after === null) return `Auction on ${timeOf(before, timeZone)} called off`
  if (before === after) return `The auction on ${timeOf(after, timeZone)} is back at its planned time`
  if (before === null) return `Auction announced for ${timeOf(after, timeZone)}`
  return `Auction moved from ${timeOf(before, timeZone)} to ${timeOf(after, timeZone)}`
}

/** `Saturday 28 November, 11:00 am AEDT`. */
const timeOf = (instant: string | null, timeZone: string): string =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat('en-AU', {
        timeZone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      })
        .format(new Date(instant))
        .replaceAll('\u202f', ' ')
