import { useQuery } from '@tanstack/react-query'
import { markPropertySeen } from '@verandah/contracts'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { errorText, hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { currentPropertyId } from '@/lib/storage/local.ts'
import { HomeDetails } from './components/home-details.tsx'
import { HomeSkeleton } from './components/home-skeleton.tsx'
import { type DeletedHome, DeletedOwnHome } from './components/own-home-bar.tsx'
import { useWayBack, useWayState } from './use-way-back.ts'

export function PropertyPage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const { data: home, error, isFetching, refetch, searchId } = useHome(id, useSearchOf(query.get('searchId')))
  const [deleted, setDeleted] = useState<DeletedHome | null>(null)
  useEffect(() => currentPropertyId.write(id), [id])
  useSeen(home?.id)
  if (deleted?.own.id === id) return <DeletedOwnHome deleted={deleted} onBack={() => setDeleted(null)} />
  if (home !== undefined) return <HomeDetails key={id} home={home} searchId={searchId} onDeleted={setDeleted} />
  if (error === null || isFetching) return <HomeSkeleton />
  return <HomeError error={error} searchId={searchId} onRetry={() => void refetch()} />
}

/** The search of the address, else of the list that led here; null without one. */
const useSearchOf = (named: string | null): string | null => {
  const { searchId } = useWayState()
  if (named !== null && named !== '') return named
  return typeof searchId === 'string' ? searchId : null
}

/**
 * The home as the named search saw it, or its current revision where that search does not have it; `searchId` is null
 * where the search is not one of the buyer's.
 */
const useHome = (id: string, named: string | null) => {
  const seen = useQuery(homeQuery(id, named))
  const isNotThere = named !== null && hasStatus(seen.error, 404)
  const now = useQuery({ ...homeQuery(id, null), enabled: isNotThere })
  const { data: searches } = useQuery({ ...searchesQuery, staleTime: 0, enabled: isNotThere })
  const isForeign = isNotThere && searches?.some((search) => search.id === named) === false
  return { ...(isNotThere ? now : seen), searchId: isForeign ? null : named }
}

/** Reports that the buyer has opened this home; ignores failures, as nothing on this page depends on it. */
const useSeen = (id: string | undefined): void => {
  useEffect(() => {
    if (id !== undefined) callRoute(markPropertySeen, { params: { id } }).catch(() => undefined)
  }, [id])
}

/** Shown when a home fails to load. Offers no retry for a 404. */
const HomeError = ({ error, searchId, onRetry }: { error: unknown; searchId: string | null; onRetry: () => void }) => {
  const { goBack } = useWayBack(searchId)
  const isMissing = hasStatus(error, 404)
  return (
    <Page title="Property">
      <PageHeading className="sr-only">Property</PageHeading>
      <Notice
        isError
        className="py-24"
        Icon={CloudOff}
        title="Error loading property details"
        action={
          <>
            <Button onClick={goBack}>Go Back</Button>
            {!isMissing && (
              <Button variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            )}
          </>
        }
      >
        {isMissing ? 'We can’t find this home. It may not have been listed for a long time.' : errorText(error)}
      </Notice>
    </Page>
  )
}
