import type { PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { type ReactNode, useEffect, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { HomePageHeading } from '@/components/saved-home/home-page-heading.tsx'
import { LateAfterBought } from '@/components/saved-home/late-after-bought.tsx'
import { WalkAwayPrice } from '@/components/saved-home/walk-away-price.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { dateTimeText } from '@/lib/format.ts'
import type { FoundHome } from '@/lib/shortlist/send-change.ts'
import { useBidding } from '@/lib/shortlist/use-bidding.ts'
import { BidCosts } from './components/bid-costs.tsx'
import { BidField } from './components/bid-field.tsx'
import { StepButtons, StepChoice } from './components/bid-steps.tsx'
import { LimitBand } from './components/limit-band.tsx'
import { RecordResult } from './components/record-result.tsx'
import { useBidNow } from './use-bid-now.ts'

interface BiddingCardProps {
  home: PropertySnapshot
  found: FoundHome
  /** In place of a limit that is not loaded; null once it is. */
  waiting: ReactNode
}

/** The card for the day: the bid, what it costs, and how far it is from the walk-away price. */
export function BiddingCard({ home, found, waiting }: BiddingCardProps) {
  const bidding = useBidding(found)
  const { walkAway } = bidding
  const now = useBidNow(home, walkAway)
  useWakeLock()
  // A limit that is cleared offers its undo where it was.
  const [hadLimit, setHadLimit] = useState(walkAway !== null)
  if (walkAway !== null && !hadLimit) setHadLimit(true)
  // Its key keeps what it holds, and the focus, when it moves.
  const limit = (
    <section key="limit" aria-label="Your limit" className={hadLimit ? undefined : 'border-y border-line py-5'}>
      {(walkAway === null ? waiting : null) ?? (
        <div className="flex flex-col gap-4">
          {!hadLimit && (
            <p className="text-16 font-semibold">At what price do you walk away? Decide before the bidding starts.</p>
          )}
          <WalkAwayPrice {...bidding} />
        </div>
      )}
    </section>
  )
  return (
    <Page title={`Bidding card, ${streetOf(home)}`} width="narrow" className="flex flex-col gap-5 py-4! sm:py-8!">
      <CardHeading home={home} />
      {!hadLimit && limit}
      {walkAway !== null && <LimitBand bid={now.bid} walkAway={walkAway} step={now.step} />}
      <div>
        <BidField bid={now.bid} onBid={now.setBid} />
        <StepChoice step={now.step} onChoose={now.setStep} />
      </div>
      <StepButtons step={now.step} canGoDown={now.canGoDown} onDown={now.down} onUp={now.up} />
      <section aria-label="What this bid costs" className="flex flex-col gap-3">
        <BidCosts home={home} bid={now.bid} />
      </section>
      <RecordResult {...bidding} bid={now.bid} today={wallClockOf(new Date(), home.timeZone).date} />
      <LateAfterBought propertyId={home.id} className="empty:hidden" />
      {hadLimit && limit}
    </Page>
  )
}

const CardHeading = ({ home }: { home: PropertySnapshot }) => (
  <HomePageHeading home={home}>
    <PageHeading className="text-20! wrap-anywhere">{streetOf(home)}</PageHeading>
    <p className="text-16 text-ink-soft">
      {home.suburb} {home.state}
      {home.auctionDate !== null && ` · Auction ${dateTimeText(home.auctionDate, home.timeZone)}`}
    </p>
  </HomePageHeading>
)

/** Keeps the screen on while the page is visible, where the browser can; asks nothing and reports nothing. */
const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const release = () => void lock?.release().catch(() => undefined)
    const request = () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (got) => {
          lock = got
          if (isLeft) release()
        },
        () => undefined,
      )
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', request)
      release()
    }
  }, [])
}
