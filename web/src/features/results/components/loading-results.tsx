import { PropertyCardSkeleton } from '@/components/property/property-card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { cardGrid, resultsGrid } from './card-grid.ts'

/** The page as it will stand: the weights beside the homes. */
export const LoadingResults = ({ text }: { text: string }) => (
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

export const PanelSkeleton = () => <Skeleton className="h-14 rounded-lg lg:h-118" />

export const CardSkeletons = () => (
  <div className={cardGrid}>
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <PropertyCardSkeleton key={card} />
    ))}
  </div>
)
