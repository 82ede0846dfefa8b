import type { QueryClient } from '@tanstack/react-query'
import { hideProperty, listProperties, listResultCards, showHiddenProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { sendPatiently } from '@/lib/api/patient.ts'
import { toastFailure } from '@/lib/toast.ts'
import { type HideChange, hidesOf } from './hide-change.ts'

export async function sendHide({ hiding: { propertyId: id, isHidden, reason } }: HideChange): Promise<void> {
  if (!isHidden) await callRoute(showHiddenProperty, { params: { id } })
  else await callRoute(hideProperty, { params: { id }, body: reason === undefined ? {} : { reason } })
}

export function notDone(isHidden: boolean): string {
  return isHidden ? 'Not hidden' : 'Still hidden'
}

/** Sends a change from an earlier visit, then reads the lists again that leave hidden homes out. */
export function sendHideAgain(client: QueryClient, change: HideChange): void {
  const lists = [listResultCards, listProperties].map((route) => ({ queryKey: queryKeyOf(route) }))
  const options = {
    ...hidesOf(change.hiding.propertyId),
    mutationFn: sendHide,
    onSuccess: () => Promise.all(lists.map((list) => client.invalidateQueries(list))),
    onError: toastFailure(notDone(change.hiding.isHidden)),
  }
  sendPatiently(client, options, change).catch(() => undefined)
}
