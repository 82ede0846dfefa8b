import { PropertyCardSkeleton } from '@/components/property/property-card-skeleton.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { cardGrid } from './card-grid.ts'

export const LoadingResults = ({ text }: { text: string }) => (
  <div>
    <p role="status" className="mb-5 flex items-center gap-3 text-14 text-ink-soft">
      <Spinner className="size-4" />
      {text}
    </p>
    <CardSkeletons />
  </div>
)

export const CardSkeletons = () => (
  <div className={cardGrid}>
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <PropertyCardSkeleton key={card} />
    ))}
  </div>
)
