import { groupThousands } from '../wording/describe-home.ts'
import type { Portal, SaleMethod } from './home.ts'
import { dayMonth } from './local-time.ts'
import type { Sale } from './homes-for-sale.ts'
import { auctionAhead } from './plan-inspections.ts'
import { type Random, randomOf } from './random.ts'

/** The price text, and the guide used for searching; whole dollars. */
export interface Asking {
  text: string
  /** Hidden when no price is shown, but still searched. */
  guideFrom: number
  guideTo: number
  shown: 'price' | 'range' | 'nothing'
  /** The number in the text, or the middle of its range. */
  figureAud: number
}

/** Providers word a home's price differently; the guide is the same. */
export function askPrice(sale: Sale, at: Portal = 'domain'): Asking {
  const { home, day } = sale
  const { priceDrop, endDay } = home.campaign
  const share = priceDrop !== undefined && day >= priceDrop.day ? 1 - priceDrop.share : 1
  const from = rounded(home.valueAud * share * 0.96)
  const guide = { guideFrom: from, guideTo: guideTop(from, home.valueAud * share * 1.05) }
  const random = randomOf('asking', at, home.id)
  const auction = auctionAhead(sale)
  // An advert for an auction in Queensland may not show a price.
  if (auction && home.locality.state === 'QLD')
    return {
      text: random.pick(['Auction', 'For Auction', 'AUCTION']),
      ...guide,
      shown: 'nothing',
      figureAud: guide.guideFrom,
    }
  const wordings = auction ? auctionWordings(home.locality.state) : otherWordings[home.campaign.method]
  const worded = random.pick(wordings)({ ...guide, endDay, random })
  return { ...worded, ...guide }
}

const stepOf = (aud: number) => (aud > 2_000_000 ? 50_000 : aud > 400_000 ? 10_000 : 5_000)
const rounded = (aud: number) => Math.round(aud / stepOf(aud)) * stepOf(aud)

/** Victoria allows a guide of at most 10 % above its lower end. */
const guideTop = (from: number, aud: number) => {
  const most = from * 1.1
  return Math.min(rounded(Math.max(from * 1.03, aud)), Math.floor(most / stepOf(most)) * stepOf(most))
}

interface Guide {
  guideFrom: number
  guideTo: number
  endDay: number
  random: Random
}
type Wording = (guide: Guide) => Pick<Asking, 'text' | 'shown' | 'figureAud'>

const whole = (aud: number) => `$${groupThousands(aud)}`
/** "$1.15m", "$900k". */
const short = (aud: number) =>
  aud >= 1_000_000 ? `$${Number((aud / 1_000_000).toFixed(2))}m` : `$${Number((aud / 1_000).toFixed(0))}k`

const ranging =
  (write: (from: number, to: number) => string): Wording =>
  ({ guideFrom, guideTo }) => ({
    text: write(guideFrom, guideTo),
    shown: 'range',
    figureAud: (guideFrom + guideTo) / 2,
  })
const naming =
  (end: 'guideFrom' | 'guideTo', write: (aud: number) => string): Wording =>
  (guide) => ({ text: write(guide[end]), shown: 'price', figureAud: guide[end] })
const silent =
  (...texts: string[]): Wording =>
  ({ random, guideFrom }) => ({ text: random.pick(texts), shown: 'nothing', figureAud: guideFrom })

const range = ranging((from, to) => `${whole(from)} - ${whole(to)}`)
const shortRange = ranging((from, to) => `${short(from)}-${short(to)}`)
const exact = naming('guideTo', whole)

const victorian: readonly Wording[] = [
  range,
  range,
  range,
  shortRange,
  ranging((from, to) => `Auction | Guide ${whole(from)} - ${whole(to)}`),
  silent('Auction', 'Auction this Saturday', 'Contact Agent'),
]
const elsewhere: readonly Wording[] = [
  silent('Auction', 'Auction', 'Contact agent', 'Auction - just listed', 'Book for a private Inspection!'),
  naming('guideFrom', (aud) => `Auction - Guide ${whole(aud)}`),
  naming('guideFrom', (aud) => `AUCTION | Buyers guide ${short(aud)}`),
  range,
]
const auctionWordings = (state: string) => (state === 'VIC' ? victorian : elsewhere)

const privateWordings: readonly Wording[] = [
  exact,
  exact,
  range,
  range,
  shortRange,
  naming('guideFrom', (aud) => `Offers over ${short(aud)}`),
  naming('guideFrom', (aud) => `Offers Over ${whole(aud)}`),
  naming('guideFrom', (aud) => `From ${whole(aud)}`),
  ranging((from, to) => `Between ${whole(from)} and ${whole(to)}`),
  naming('guideFrom', (aud) => `Buyers above ${whole(aud)}`),
  naming('guideTo', (aud) => `Private Sale ${whole(aud)}`),
  silent('Contact agent', 'Contact Agent', 'Price on request', 'For Sale', 'Under instruction to sell'),
]

const interestWordings: readonly Wording[] = [
  ({ endDay, guideFrom }) => ({ text: `EOI closing ${dayMonth(endDay - 1)}`, shown: 'nothing', figureAud: guideFrom }),
  silent('Expressions of Interest', 'Expressions of interest closing soon'),
]

/** A home that was passed in is sold by private treaty afterwards. */
const otherWordings: Readonly<Record<SaleMethod, readonly Wording[]>> = {
  auction: privateWordings,
  'private-treaty': privateWordings,
  'expressions-of-interest': interestWordings,
}
