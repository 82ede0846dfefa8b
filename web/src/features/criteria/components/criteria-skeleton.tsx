import { Skeleton } from '@/components/ui/skeleton.tsx'

export const CriteriaSkeleton = () => (
  <div role="status" aria-label="Loading your criteria">
    {[2, 2, 5].map((fields, group) => (
      <div key={group} className="grid gap-5 border-t border-line py-7 sm:grid-cols-2">
        <Skeleton className="h-7 w-28 sm:col-span-2" />
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    ))}
  </div>
)
