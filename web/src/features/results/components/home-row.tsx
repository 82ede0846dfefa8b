import { priceText, showsPrice } from '@verandah/contracts'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { PropertyDates } from '@/components/property/property-dates.tsx'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { cn } from '@/components/ui/cn.ts'
import { PlaceLine } from '../certainty/certainty-context.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { useSearchId } from '../use-search-id.ts'
import { Marks } from './marks.tsx'
import { useWayIn } from './use-way-in.ts'

/** A home in one compact line; about ten fit on a screen. */
export const HomeRow = memo(({ home, score, shownScore, hide }: RankedHome & { hide: ReactNode }) => {
  const { to, open } = useWayIn(home)
  const street = streetOf(home)
  return (
    <article
      aria-label={`${street}, ${home.suburb}`}
      className="@container relative flex min-h-14 items-center gap-3 border-b border-line py-0.75 hover:bg-sunken/50"
    >
      <div className="w-16 shrink-0 overflow-hidden rounded-sm sm:w-18">
        <PropertyPicture src={home.imageUrl} alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="flex min-w-0 flex-col text-14 font-semibold tracking-normal sm:flex-row sm:items-baseline sm:gap-2">
          <span
            className={cn(
              'line-clamp-2 wrap-anywhere tabular-nums sm:line-clamp-1 sm:shrink-0',
              !showsPrice(home) && 'text-12 font-medium text-ink-soft',
            )}
          >
            {priceText('results', home)}
          </span>
          <Link
            to={to}
            onClick={open}
            className="line-clamp-2 min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:underline sm:line-clamp-1"
          >
            {street}
            <span className="text-ink-soft max-sm:hidden">, {home.suburb}</span>
          </Link>
        </h3>
        <div className="flex items-center gap-x-3 max-sm:flex-wrap max-sm:[&>ul]:gap-x-2.5 sm:h-6 sm:overflow-hidden sm:*:shrink-0">
          <span className="text-12 text-ink-soft sm:hidden">{home.suburb}</span>
          <PropertyFacts home={home} />
          <span className="text-12 text-ink-soft empty:hidden @2xl:hidden">
            <PlaceLine home={home} isRow />
          </span>
          <div className="relative z-1 hidden h-6 min-w-0 shrink! flex-wrap items-center gap-1.5 overflow-hidden *:contents md:flex">
            <PropertyDates home={home} />
            <Marks home={home} />
          </div>
        </div>
      </div>
      <span className="hidden w-28 shrink-0 text-right text-12 text-ink-soft @2xl:block">
        <PlaceLine home={home} isRow />
      </span>
      <ScoreRing score={score} shown={shownScore} size="sm" className="bg-transparent!" />
      <div className="relative z-1 flex max-sm:-mx-2">
        <HeartButton
          propertyId={home.id}
          score={score}
          searchId={useSearchId()}
          name={street}
          className="bg-transparent!"
        />
        <div className="max-sm:hidden">{hide}</div>
      </div>
    </article>
  )
})
HomeRow.displayName = 'HomeRow'
