import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { advertsQuery } from '@/components/property/adverts.ts'
import { SavedHomePage } from '@/components/saved-home/saved-home-page.tsx'
import { purchasesQuery } from '@/lib/endpoints/purchases.ts'
import { PurchaseOfHome } from './purchase-of-home.tsx'

export function PurchasePage() {
  const { propertyId = '' } = useParams()
  const purchases = useQuery(purchasesQuery)
  const kept = purchases.data?.find((purchase) => purchase.propertyId === propertyId) ?? null
  const adverts = useQuery(advertsQuery(propertyId))
  // Without a record its form begins as the adverts say; without a network it opens all the same.
  const isFormKnown = kept !== null || adverts.isFetched
  return (
    <SavedHomePage
      propertyId={propertyId}
      title="From offer to keys"
      what="this purchase"
      queries={[purchases]}
      isReady={purchases.data !== undefined && isFormKnown}
      whySave="Save it to keep the dates, offers and people of its purchase. What you kept before you removed it comes back with it."
    >
      {(home, record) => (
        <PurchaseOfHome key={propertyId} home={home} record={record} kept={kept} adverts={adverts.data} />
      )}
    </SavedHomePage>
  )
}
