import { openHomesOf, type PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { DirectionsLink } from '@/components/property/directions-link.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { addressOf, streetOf } from '@/components/property/street-of.ts'
import { HomePageHeading } from '@/components/saved-home/home-page-heading.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import { PageHeading } from '@/components/ui/page.tsx'
import { dayOfYearText } from '@/lib/days.ts'
import { timeText } from '@/lib/format.ts'

interface VisitHeadingProps {
  home: PropertySnapshot
  on: string
  today: string
  score: number | null
}

export function VisitHeading({ home, on, today, score }: VisitHeadingProps) {
  const street = streetOf(home)
  const opening = openingOn(home, on)
  return (
    <div className="flex items-start justify-between gap-3">
      <HomePageHeading home={home}>
        <PageHeading className="wrap-anywhere">{street}</PageHeading>
        <p className="text-16 text-ink-soft wrap-anywhere">
          {home.suburb} {home.state}
        </p>
        <p className="mt-2 text-16 font-semibold">
          {on === today ? 'Visit today' : 'Visit'}, {dayOfYearText(on)}
        </p>
        {opening !== null && <p className="text-16 text-ink-soft tabular-nums">{opening}</p>}
      </HomePageHeading>
      <div className="flex shrink-0 flex-col items-center gap-2 pt-1">
        <ScoreRing score={score} />
        <DirectionsLink
          address={addressOf(home)}
          name={street}
          className={buttonStyle({ variant: 'secondary', size: 'icon' })}
          wordsClass="sr-only"
        />
      </div>
    </div>
  )
}

/** "Open 11:00 am to 11:30 am", or the auction; null on a day without either. */
const openingOn = (home: PropertySnapshot, on: string): string | null => {
  const isThen = (instant: string) => wallClockOf(instant, home.timeZone).date === on
  const at = (instant: string) => timeText(instant, home.timeZone)
  const open = openHomesOf(home).find(({ start }) => isThen(start))
  if (open !== undefined) return `Open ${at(open.start)}${open.end === null ? '' : ` to ${at(open.end)}`}`
  return home.auctionDate !== null && isThen(home.auctionDate) ? `Auction ${at(home.auctionDate)}` : null
}
