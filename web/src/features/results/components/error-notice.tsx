import { paths, type SearchStatus } from '@verandah/contracts'
import { CloudOff, Lock, SearchX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { errorText, hasStatus } from '@/lib/api/api-error.ts'
import { useSearchAgain } from '@/lib/endpoints/searches.ts'
import { providerText } from './search-progress.tsx'

interface ErrorNoticeProps {
  error: unknown
  onRetry: () => void
  /** Replaces "Try again" where a retry cannot help. */
  mending?: ReactNode
}

/** The failed state of a search, with a next step. A search that no longer exists offers no retry. */
export function ErrorNotice({ error, onRetry, mending }: ErrorNoticeProps) {
  const isGone = hasStatus(error, 404)
  return (
    <Notice
      isError
      Icon={TriangleAlert}
      title={isGone ? 'We can’t find this search' : 'Search failed'}
      action={
        <>
          {!isGone && (mending ?? <Button onClick={onRetry}>Try again</Button>)}
          <ButtonLink to={paths.landing} variant={isGone ? 'primary' : 'secondary'}>
            New Search
          </ButtonLink>
        </>
      }
    >
      {isGone ? 'It was cancelled, or it’s too old and we’ve deleted it.' : errorText(error)}
    </Notice>
  )
}

export function EmptyNotice() {
  return (
    <Notice
      className="rounded-lg border border-line bg-surface py-16"
      Icon={SearchX}
      title="No properties match your search criteria"
      action={<ButtonLink to={paths.landing}>New Search</ButtonLink>}
    >
      Try broadening your search or changing your filters
    </Notice>
  )
}

/** Shown inline when the plan includes no searches, with the server's advice. */
export function RefusedNotice({ error }: { error: unknown }) {
  return (
    <Notice
      isError
      Icon={Lock}
      title="Your plan doesn’t include searches at the moment"
      action={
        <>
          <ButtonLink to={paths.pricing}>View Subscription Plans</ButtonLink>
          <ButtonLink to={paths.landing} variant="secondary">
            Go to home page
          </ButtonLink>
        </>
      }
    >
      {errorText(error)} Your earlier searches are still here.
    </Notice>
  )
}

/** Shown when no provider answered: each provider's outcome, and a button to run the search again. */
export function FailedNotice({ search }: { search: SearchStatus }) {
  const { searchAgain, isPending } = useSearchAgain({ replace: true })
  return (
    <Notice
      isError
      className="rounded-lg border border-line bg-surface py-16"
      Icon={CloudOff}
      title="Search failed"
      action={
        <>
          <Button isPending={isPending} onClick={() => searchAgain(search.filters)}>
            Search again
          </Button>
          <ButtonLink to={paths.landing} variant="secondary">
            New Search
          </ButtonLink>
        </>
      }
    >
      {failureText(search)}
    </Notice>
  )
}

const failureText = ({ failure, providers }: SearchStatus): string => {
  if (failure !== null) return failure
  if (providers.length === 0) return 'None of the listing providers answered.'
  return providers.map((provider) => `${provider.name} ${providerText(provider)}.`).join(' ')
}
