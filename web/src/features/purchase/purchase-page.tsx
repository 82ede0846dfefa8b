import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { SavedHomePage } from '@/components/saved-home/saved-home-page.tsx'
import { purchasesQuery } from '@/lib/endpoints/purchases.ts'
import { PurchaseOfHome } from './purchase-of-home.tsx'

export function PurchasePage() {
  const { propertyId = '' } = useParams()
  const purchases = useQuery(purchasesQuery)
  const kept = purchases.data?.find((purchase) => purchase.propertyId === propertyId) ?? null
  return (
    <SavedHomePage
      propertyId={propertyId}
      title="From offer to keys"
      what="this purchase"
      queries={[purchases]}
      isReady={purchases.data !== undefined}
      whySave="Save it to keep the dates, offers and people of its purchase. What you kept before you removed it comes back with it."
    >
      {(home, record) => <PurchaseOfHome key={propertyId} home={home} record={record} kept={kept} />}
    </SavedHomePage>
  )
}
