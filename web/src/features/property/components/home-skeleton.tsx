import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton, Spinner } from '@/components/ui/spinner.tsx'
import { detailsGrid, galleryGrid } from '../layout.ts'

export function HomeSkeleton() {
  return (
    <Page title="Property" className="max-sm:pt-2">
      <PageHeading className="sr-only">Property</PageHeading>
      <p role="status" className="flex min-h-11 items-center gap-3 text-14 text-ink-soft">
        <Spinner className="size-4" />
        Loading property details...
      </p>
      <div aria-hidden className="mb-4 flex flex-col gap-3 sm:hidden">
        <TitleSkeletons />
      </div>
      <div aria-hidden className={galleryGrid}>
        <Skeleton className="h-[400px] rounded-none sm:rounded-xl" />
        <Skeleton className="h-14 rounded-md sm:h-20 lg:h-[400px] lg:rounded-xl" />
      </div>
      <div aria-hidden className={detailsGrid}>
        <div className="flex flex-col gap-3">
          <div className="flex flex-col gap-3 max-sm:hidden">
            <TitleSkeletons />
          </div>
          <Skeleton className="mt-5 h-18" />
          <Skeleton className="mt-8 h-40" />
        </div>
        <Skeleton className="h-100 rounded-lg" />
      </div>
    </Page>
  )
}

const TitleSkeletons = () => (
  <>
    <Skeleton className="h-11 w-56" />
    <Skeleton className="h-7 w-72" />
    <Skeleton className="h-6 w-48" />
  </>
)
