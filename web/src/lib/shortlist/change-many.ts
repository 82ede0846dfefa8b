import type { QueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { sendPatiently } from '@/lib/api/patient.ts'
import { keepRecord } from '@/lib/endpoints/saved-properties.ts'
import { toast } from '@/lib/toast.ts'
import { plural } from '@/lib/format.ts'
import { changesOf, type SavedChange } from './pending-changes.ts'
import { type HomeChange, refusalText, sendChange } from './send-change.ts'

export interface ChangeOfHome {
  propertyId: string
  wanted: SavedChange
}

/**
 * Changes several saved homes at once, each queued behind earlier changes of it and kept on the device until sent, as a
 * single change is. One toast says how many were refused, and the first reason.
 */
export async function changeMany(client: QueryClient, changes: readonly ChangeOfHome[]): Promise<void> {
  const outcomes = await Promise.allSettled(changes.map((change) => send(client, change)))
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []))
  const [first] = refusals
  if (first === undefined) return
  toast({ ...refusalText(`Error updating ${plural(refusals.length, 'home')}`, first), variant: 'destructive' })
}

const send = (client: QueryClient, { propertyId, wanted }: ChangeOfHome): Promise<SavedProperty> => {
  const options = {
    ...changesOf(propertyId),
    mutationFn: (change: HomeChange) => sendChange(change, client),
    onSuccess: (record: SavedProperty) => keepRecord(client, record),
  }
  const found = { propertyId, score: null, searchId: null }
  return sendPatiently(client, options, { found, how: 'edit', wanted })
}
