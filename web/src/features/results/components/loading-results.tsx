import { PropertyCardSkeleton } from '@/components/property/property-card.tsx'
import { Skeleton, Spinner } from '@/components/ui/spinner.tsx'

export function LoadingResults({ text }: { text: string }) {
  return (
    <div className={resultsGrid}>
      <PanelSkeleton />
      <div>
        <p role="status" className="mb-4 flex min-h-7 items-center gap-3 text-14 text-ink-soft">
          <Spinner className="size-4" />
          {text}
        </p>
        <CardSkeletons />
      </div>
    </div>
  )
}

export function PanelSkeleton() {
  return <Skeleton className="h-14 rounded-lg lg:h-118" />
}

export function CardSkeletons() {
  return (
    <div className={cardGrid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <PropertyCardSkeleton key={card} />
      ))}
    </div>
  )
}

export function RowSkeleton() {
  return (
    <div aria-hidden className="flex min-h-14 items-center gap-3 border-b border-line py-0.75">
      <Skeleton className="h-11 w-16 rounded-sm sm:w-18" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-1/5" />
      </div>
      <Skeleton className="size-11 rounded-full" />
    </div>
  )
}

/** Weights beside the homes on wide screens, above them on narrow ones. */
export const resultsGrid = 'grid grid-cols-1 gap-3 sm:gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10'

/**
 * One column on a phone, two on a tablet or beside the weights, three on the widest screens. An expanded card
 * does not stretch its neighbours.
 */
export const cardGrid =
  'grid grid-cols-1 gap-5 has-[[aria-expanded=true]]:items-start sm:grid-cols-2 sm:gap-6 2xl:grid-cols-3'

/** Half the width beside the map; below it on a phone. */
export const besideMap = 'grid grid-cols-1 gap-3 sm:gap-6 lg:grid-cols-2 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
export const narrowCardGrid =
  'grid grid-cols-1 gap-5 has-[[aria-expanded=true]]:items-start sm:grid-cols-2 sm:gap-6 lg:grid-cols-1 2xl:grid-cols-2'
