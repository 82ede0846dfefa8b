import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'

export const showcaseGrid = 'mt-5 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]'

/** The controls and the list keep these heights, so that nothing moves when homes arrive or filters leave fewer. */
export const listHeight = 'min-h-205'

export function ShowcaseSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mt-2 h-6 max-w-[38rem]" />
      <div className={showcaseGrid}>
        <Skeleton className="h-150 rounded-xl" />
        <div className={listHeight}>
          <Skeleton className="mb-3 h-6 w-56" />
          <div className="flex flex-col gap-3">
            <Skeletons count={5} className="h-37 rounded-lg" />
          </div>
        </div>
      </div>
    </div>
  )
}
