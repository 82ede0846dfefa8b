import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Answered } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { purchasesQuery } from '@/lib/endpoints/purchases.ts'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { savedPropertiesQuery, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { useSaveHome } from '@/lib/shortlist/change-saved.ts'
import { PurchaseOfHome } from './purchase-of-home.tsx'

/** What must be done by when for a home on the shortlist, from the offer to the keys. */
export const PurchasePage = () => {
  const { propertyId = '' } = useParams()
  const list = useQuery(savedPropertiesQuery)
  const purchases = useQuery(purchasesQuery)
  const { record } = useSavedHome(propertyId)
  const isWithoutHome = record !== undefined && record.home === null
  const loaded = useQuery({ ...homeQuery(propertyId, null), enabled: isWithoutHome })
  const home = record?.home ?? loaded.data
  if (record !== undefined && home !== undefined && purchases.data !== undefined) {
    const kept = purchases.data.find((purchase) => purchase.propertyId === propertyId) ?? null
    return <PurchaseOfHome key={propertyId} home={home} record={record} kept={kept} />
  }
  const query = {
    data: list.data && purchases.data && !isWithoutHome ? true : undefined,
    error: firstErrorOf(list, purchases, loaded),
    refetch: () => [list, purchases, ...(isWithoutHome ? [loaded] : [])].forEach(({ refetch }) => void refetch()),
  }
  return (
    <Page title="From offer to keys">
      <PageHeading className="mb-6">From offer to keys</PageHeading>
      <Answered query={query} what="this purchase" skeleton={<PurchaseSkeleton />} skeletonClass="flex flex-col gap-5">
        {() => <NotSaved propertyId={propertyId} />}
      </Answered>
    </Page>
  )
}

const firstErrorOf = (...queries: { error: Error | null; isFetching: boolean }[]): Error | null =>
  queries.find(({ error, isFetching }) => error !== null && !isFetching)?.error ?? null

const NotSaved = ({ propertyId }: { propertyId: string }) => {
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
      Save it to keep the dates, offers and people of its purchase. What you kept before you removed it comes back with
      it.
    </Notice>
  )
}

const PurchaseSkeleton = () => (
  <>
    <Skeleton className="h-8 w-2/3" />
    <Skeletons count={5} className="h-20" />
  </>
)
