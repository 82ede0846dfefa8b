import { useQuery } from '@tanstack/react-query'
import { getShowcase } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { ShowcaseSkeleton } from '../components/showcase-skeleton.tsx'
import { LiveDemo } from './live-demo.tsx'
import { ShowcaseView } from './showcase-view.tsx'

const showcaseQuery = routeQuery(getShowcase, {})

/** The stored showcase; three invented homes where there is none. */
export function Showcase() {
  const { data, isError, refetch } = useQuery(showcaseQuery)
  if (data?.showcase) return <ShowcaseView showcase={data.showcase} />
  if (data)
    return (
      <div className="mt-6">
        <LiveDemo />
      </div>
    )
  if (!isError) return <ShowcaseSkeleton />
  return (
    <Notice
      isError
      title="The homes to try it on could not be loaded"
      action={
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  )
}
