import { useQuery } from '@tanstack/react-query'
import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { savedPropertiesQuery, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { useSaveHome } from '@/lib/shortlist/change-saved.ts'

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

const useRecordedHome = (propertyId: string, record: SavedProperty | undefined) => {
  const isWithoutHome = record !== undefined && record.home === null
  const loaded = useQuery({ ...homeQuery(propertyId, null), enabled: isWithoutHome })
  return { home: record?.home ?? loaded.data, isWithoutHome, loading: isWithoutHome ? [loaded] : [] }
}

/** A page about a home on the shortlist, once the home is there; until then what is loading, missing or wrong. */
export function SavedHomePage({ propertyId, title, what, queries, isReady, whySave, children }: SavedHomePageProps) {
  const list = useQuery(savedPropertiesQuery)
  const { record } = useSavedHome(propertyId)
  const { home, isWithoutHome, loading } = useRecordedHome(propertyId, record)
  if (record !== undefined && home !== undefined && isReady) return children(home, record)
  const asked: readonly Asking[] = [list, ...queries, ...loading]
  const query = {
    data: list.data && isReady && !isWithoutHome ? true : undefined,
    error: firstErrorOf(asked),
    refetch: () => asked.forEach(({ refetch }) => void refetch()),
  }
  return (
    <Page title={title}>
      <PageHeading className="mb-6">{title}</PageHeading>
      <Answered query={query} what={what} skeleton={<HomeSkeleton />} skeletonClass="flex flex-col gap-5">
        {() => <NotSaved propertyId={propertyId}>{whySave}</NotSaved>}
      </Answered>
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
