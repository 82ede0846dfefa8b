import { guideNoteOf, type PriceScreen, priceText, type Property } from '@verandah/contracts'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { CardLineSkeletons, Skeleton } from '@/components/ui/spinner.tsx'
import { PriceLine } from './price-line.tsx'
import { PropertyDates } from './property-dates.tsx'
import { PropertyFacts } from './property-facts.tsx'
import { PropertyPicture } from './property-picture.tsx'
import { ScoreRing } from './score-ring.tsx'
import { placeOf, streetOf } from './street-of.ts'

export type CardHome = Parameters<typeof guideNoteOf>[0] &
  Parameters<typeof priceText>[1] &
  ComponentProps<typeof PropertyDates>['home'] &
  ComponentProps<typeof PropertyFacts>['home'] &
  Pick<Property, 'address' | 'suburb' | 'state' | 'postcode' | 'imageUrl' | 'source' | 'sources'> &
  Pick<Property, 'score' | 'displayScore'>

interface PropertyCardProps {
  home: CardHome
  priceScreen?: PriceScreen
  /** Replaces the first picture, for instance with a carousel. */
  picture?: ReactNode
  /** Replaces the street, for instance with a link. */
  street?: ReactNode
  marks?: ReactNode
  heart?: ReactNode
  /** Replaces the score ring, for instance with one that opens a dialog. */
  score?: ReactNode
  /** How much of what the score counts is known. */
  known?: string | null
  /** What it costs the buyer, in a few words. */
  cost?: ReactNode
  /** A quiet button at the end of the footer. */
  aside?: ReactNode
  /** Below the facts: features, breakdown, links. */
  children?: ReactNode
  className?: string
}

export function PropertyCard({
  home,
  priceScreen = 'card',
  picture,
  street,
  marks,
  heart,
  score,
  known,
  cost,
  aside,
  children,
  className,
}: PropertyCardProps) {
  return (
    <article
      aria-label={placeOf(home)}
      className={cn('relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface', className)}
    >
      <div className="relative">
        {picture ?? <PropertyPicture src={home.imageUrl} alt={placeOf(home)} />}
        <div className="absolute top-3 left-3 z-1 flex max-w-[calc(100%-5rem)] flex-wrap gap-1.5">
          <PropertyDates home={home} />
        </div>
        {heart !== undefined && <div className="absolute top-2 right-2 z-1">{heart}</div>}
        <div className="absolute right-4 -bottom-7 rounded-full bg-surface p-1">
          {score ?? <ScoreRing score={home.score} shown={home.displayScore} />}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 pt-4">
        <div>
          <PriceLine home={home} screen={priceScreen} className="pr-16" />
          <p className="text-14 text-ink-soft empty:hidden">{wordsOfPrice(priceScreen, home)}</p>
          <p className="mb-1 text-12 text-ink-faint empty:hidden">{guideNoteOf(home)}</p>
          <p className="text-14 font-medium text-ink-soft tabular-nums empty:hidden">{cost}</p>
          <h3 className="mt-1 text-16 font-semibold tracking-normal">{street ?? streetOf(home)}</h3>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 text-ink-soft">
            <span>
              {home.suburb} {home.state} {home.postcode}
            </span>
            <span className="text-12 text-ink-faint empty:hidden">{known}</span>
          </p>
        </div>
        {marks}
        <PropertyFacts home={home} />
        {children}
        <div className="mt-auto flex items-center justify-between gap-3 pt-1">
          <p className="text-12 text-ink-faint">Source: {sourceText(home)}</p>
          {aside}
        </div>
      </div>
    </article>
  )
}

/** Returns the advert's price text when the card shows another; null if they match or there is no text. */
const wordsOfPrice = (screen: PriceScreen, home: CardHome): string | null => {
  const words = home.displayPrice?.trim() ?? ''
  return words === '' || words.toLowerCase() === priceText(screen, home).toLowerCase() ? null : words
}

const sourceText = ({ source, sources }: Pick<Property, 'source' | 'sources'>): string => {
  const names = sources.length === 0 ? source : [...new Set(sources.map(({ name }) => name))].join(', ')
  return sources.some(({ isSample }) => isSample) ? `${names} · sample listing` : names
}

export function PropertyCardSkeleton() {
  return (
    <div aria-hidden className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-3/2 w-full rounded-none" />
      <div className="flex flex-col gap-3 p-5 pt-4">
        <CardLineSkeletons />
        <Skeleton className="mt-2 h-4 w-24" />
      </div>
    </div>
  )
}
