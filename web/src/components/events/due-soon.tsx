import { useQuery } from '@tanstack/react-query'
import { isOpenTo } from '@verandah/contracts'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { purchasesQuery } from '@/lib/endpoints/purchases.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'

const DueItems = lazy(async () => ({ default: (await import('./due-items.tsx')).DueItems }))

/** What must be done soon for the homes that the buyer is about to buy; nothing without such a home. */
export const DueSoon = () => {
  const { data: user } = useCurrentUser()
  const isOpen = user !== undefined && user !== null && isOpenTo(user, new Date())
  const { data: purchases = [] } = useQuery({ ...purchasesQuery, enabled: isOpen })
  const isWanted = purchases.length > 0
  const { data: saved } = useQuery({ ...savedPropertiesQuery, retryOnMount: false, enabled: isWanted })
  if (saved === undefined || !isWanted) return null
  return (
    <Suspense>
      <DueItems saved={saved} purchases={purchases} />
    </Suspense>
  )
}
