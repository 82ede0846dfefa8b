import type { QueryClient } from '@tanstack/react-query'
import { listPurchases, type PurchaseRecord } from '@verandah/contracts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'

/** What the caller recorded of purchases. Refetched on every mount, because another tab may have changed it. */
export const purchasesQuery = routeQuery(listPurchases, {}, { refetchOnMount: 'always' })

export function purchaseOf(client: QueryClient, propertyId: string): PurchaseRecord | null {
  return client.getQueryData(purchasesQuery.queryKey)?.find((record) => record.propertyId === propertyId) ?? null
}

export async function keepPurchase(
  client: QueryClient,
  propertyId: string,
  record: PurchaseRecord | null,
): Promise<void> {
  await changeAnswer(client, purchasesQuery.queryKey, (records) => [
    ...(record === null ? [] : [record]),
    ...records.filter((other) => other.propertyId !== propertyId),
  ])
  // The copy for times without a network is made of what is read.
  void client.invalidateQueries({ queryKey: purchasesQuery.queryKey })
}
