import { Skeleton } from '@/components/ui/skeleton.tsx'

/** The card before it is known: the same picture, lines and foot. */
export const PropertyCardSkeleton = () => (
  <div aria-hidden className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
    <Skeleton className="aspect-3/2 w-full rounded-none" />
    <div className="flex flex-col gap-3 p-5 pt-4">
      <Skeleton className="h-8 w-28" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-2 h-4 w-24" />
    </div>
  </div>
)
