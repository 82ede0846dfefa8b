import { useQuery } from '@tanstack/react-query'
import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { savedPropertiesQuery, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { useSaveHome } from '@/lib/shortlist/change-saved.ts'
import { HomeNotFound } from './home-not-found.tsx'

interface SavedHomePageProps {
  propertyId: string
  title: string
  /** What is loading, for messages: "this purchase". */
  what: string
  /** What the page needs besides the home; all of it has loaded once `isReady`. */
  queries: readonly Asking[]
  isReady: boolean
  /** Why a home must be on the shortlist. */
  whySave: string
  children: (home: PropertySnapshot, record: SavedProperty) => ReactNode
}

interface Asking {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** The home of the page: as recorded on the shortlist, else loaded. */
const useHome = (propertyId: string) => {
  const list = useQuery(savedPropertiesQuery)
  const { record } = useSavedHome(propertyId)
  const recorded = record?.home ?? undefined
  const isAsked = list.data !== undefined && recorded === undefined
  const loaded = useQuery({ ...homeQuery(propertyId, null), enabled: isAsked })
  return { record, home: recorded ?? loaded.data, asked: isAsked ? [list, loaded] : [list], loaded }
}

/** A page about a home on the shortlist, once the home is there; until then what is loading, missing or wrong. */
export function SavedHomePage({ propertyId, title, what, queries, isReady, whySave, children }: SavedHomePageProps) {
  const { record, home, asked, loaded } = useHome(propertyId)
  if (record !== undefined && home !== undefined && isReady) return children(home, record)
  const all: readonly Asking[] = [...asked, ...queries]
  const query = {
    data: home !== undefined && isReady ? true : undefined,
    error: firstErrorOf(all),
    refetch: () => all.forEach(({ refetch }) => void refetch()),
  }
  return (
    <Page title={title}>
      <PageHeading className="mb-6">{title}</PageHeading>
      {hasStatus(loaded.error, 404) ? (
        <HomeNotFound />
      ) : (
        <Answered query={query} what={what} skeleton={<HomeSkeleton />} skeletonClass="flex flex-col gap-5">
          {() => <NotSaved propertyId={propertyId}>{whySave}</NotSaved>}
        </Answered>
      )}
    </Page>
  )
}

const firstErrorOf = (queries: readonly Asking[]): Error | null =>
  queries.find(({ error, isFetching }) => error !== null && !isFetching)?.error ?? null

const NotSaved = ({ propertyId, children }: { propertyId: string; children: string }) => {
  const { save, isPending } = useSaveHome({ propertyId, score: null, searchId: null })
  return (
    <Notice
      className="py-16"
      title="This home is not on your shortlist"
      action={
        <Button isPending={isPending} onClick={() => save()}>
          Save this home
        </Button>
      }
    >
      {children}
    </Notice>
  )
}

const HomeSkeleton = () => (
  <>
    <Skeleton className="h-8 w-2/3" />
    <Skeletons count={5} className="h-20" />
  </>
)
