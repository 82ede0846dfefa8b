import { useQuery } from '@tanstack/react-query'
import { getSharedHome, paths } from '@verandah/contracts'
import { CloudOff, Link2Off } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { errorText, hasStatus } from '@/lib/api/api-error.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { HomeSkeleton } from './components/home-skeleton.tsx'
import { SharedHomeDetails } from './components/shared-home-details.tsx'

export function SharedHomePage() {
  const { token = '' } = useParams()
  const { data: home, error, isFetching, refetch } = useQuery(routeQuery(getSharedHome, { params: { token } }))
  if (home !== undefined) return <SharedHomeDetails key={token} home={home} />
  if (error === null || isFetching) return <HomeSkeleton />
  return (
    <Page title="Shared home">
      <PageHeading className="sr-only">Shared home</PageHeading>
      {hasStatus(error, 404) ? <DeadLink /> : <NotLoaded error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}

const DeadLink = () => (
  <Notice
    className="py-24"
    Icon={Link2Off}
    title="This link no longer works"
    action={<ButtonLink to={paths.landing}>Go to Verandah</ButtonLink>}
  >
    Its sender may have left Verandah, or part of the address may be missing. Ask them to copy the link again.
  </Notice>
)

const NotLoaded = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Notice
    isError
    className="py-24"
    Icon={CloudOff}
    title="We couldn’t load this home"
    action={<Button onClick={onRetry}>Try again</Button>}
  >
    {errorText(error)}
  </Notice>
)
