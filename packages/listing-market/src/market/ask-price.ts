import type { SaleMethod } from './home.ts'
import { dayMonth } from './local-time.ts'
import type { Sale } from './homes-for-sale.ts'
import { auctionAhead } from './plan-inspections.ts'
import type { Random } from './random.ts'
import { randomOf } from './random.ts'

/** What the agents say, and the guide that they search by; whole dollars. */
export interface Asking {
  text: string
  /** Hidden where nothing is shown, yet searched by. */
  guideFrom: number
  guideTo: number
  shown: 'price' | 'range' | 'nothing'
  /** A Queensland auction may not show a price. */
  isQueenslandAuction: boolean
}

export const askPrice = (sale: Sale): Asking => {
  const { home, day } = sale
  const drop = home.campaign.priceDrop
  const share = drop !== undefined && day >= drop.day ? 1 - drop.share : 1
  const from = rounded(home.valueAud * share * 0.96)
  const guide = { guideFrom: from, guideTo: rounded(Math.max(from * 1.03, home.valueAud * share * 1.05)) }
  const random = randomOf('asking', home.id)
  const auction = auctionAhead(sale)
  if (auction && home.locality.state === 'QLD')
    return {
      text: random.pick(['Auction', 'For Auction', 'AUCTION']),
      ...guide,
      shown: 'nothing',
      isQueenslandAuction: true,
    }
  const wordings = auction ? auctionWordings(home.locality.state) : otherWordings[home.campaign.method]
  const { text, shown } = random.pick(wordings)({ ...guide, endDay: home.campaign.endDay, random })
  return { text, ...guide, shown, isQueenslandAuction: false }
}

const rounded = (aud: number) => {
  const step = aud > 2_000_000 ? 50_000 : aud > 400_000 ? 10_000 : 5_000
  return Math.round(aud / step) * step
}

interface Guide {
  guideFrom: number
  guideTo: number
  endDay: number
  random: Random
}
type Wording = (guide: Guide) => Pick<Asking, 'text' | 'shown'>

const whole = (aud: number) => `$${aud.toLocaleString('en-US')}`
/** "$1.15m", "$900k". */
const short = (aud: number) =>
  aud >= 1_000_000 ? `$${Number((aud / 1_000_000).toFixed(2))}m` : `$${Number((aud / 1_000).toFixed(0))}k`

const range: Wording = ({ guideFrom, guideTo }) => ({ text: `${whole(guideFrom)} - ${whole(guideTo)}`, shown: 'range' })
const shortRange: Wording = ({ guideFrom, guideTo }) => ({
  text: `${short(guideFrom)}-${short(guideTo)}`,
  shown: 'range',
})
const exact: Wording = ({ guideTo }) => ({ text: whole(guideTo), shown: 'price' })
const silent =
  (...texts: string[]): Wording =>
  ({ random }) => ({ text: random.pick(texts), shown: 'nothing' })
const saying =
  (write: (guide: Guide) => string): Wording =>
  (guide) => ({ text: write(guide), shown: 'price' })

const victorian: readonly Wording[] = [
  range,
  range,
  range,
  shortRange,
  saying(({ guideFrom, guideTo }) => `Auction | Guide ${whole(guideFrom)} - ${whole(guideTo)}`),
  silent('Auction', 'Auction this Saturday', 'Contact Agent'),
]
const elsewhere: readonly Wording[] = [
  silent('Auction', 'Auction', 'Contact agent', 'Auction - just listed', 'Book for a private Inspection!'),
  saying(({ guideFrom }) => `Auction - Guide ${whole(guideFrom)}`),
  saying(({ guideFrom }) => `AUCTION | Buyers guide ${short(guideFrom)}`),
  range,
]
const auctionWordings = (state: string) => (state === 'VIC' ? victorian : elsewhere)

const privateWordings: readonly Wording[] = [
  exact,
  exact,
  range,
  range,
  shortRange,
  saying(({ guideFrom }) => `Offers over ${short(guideFrom)}`),
  saying(({ guideFrom }) => `Offers Over ${whole(guideFrom)}`),
  saying(({ guideFrom }) => `From ${whole(guideFrom)}`),
  saying(({ guideFrom, guideTo }) => `Between ${whole(guideFrom)} and ${whole(guideTo)}`),
  saying(({ guideFrom }) => `Buyers above ${whole(guideFrom)}`),
  saying(({ guideTo }) => `Private Sale ${whole(guideTo)}`),
  silent('Contact agent', 'Contact Agent', 'Price on request', 'For Sale', 'Under instruction to sell'),
]

const interestWordings: readonly Wording[] = [
  ({ endDay }) => ({ text: `EOI closing ${dayMonth(endDay - 1)}`, shown: 'nothing' }),
  silent('Expressions of Interest', 'Expressions of interest closing soon'),
]

/** A home that was passed in is sold by private treaty from then on. */
const otherWordings: Readonly<Record<SaleMethod, readonly Wording[]>> = {
  auction: privateWordings,
  'private-treaty': privateWordings,
  'expressions-of-interest': interestWordings,
}
