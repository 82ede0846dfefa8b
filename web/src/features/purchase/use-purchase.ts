import { type QueryClient, useMutation } from '@tanstack/react-query'
import {
  deletePurchase,
  type PropertyAdvert,
  type PurchaseDetails,
  type PurchaseRecord,
  savePurchase,
} from '@verandah/contracts'
import { useState } from 'react'
import { advertsQuery } from '@/components/property/adverts.ts'
import { hasStatus, unlessGone } from '@/lib/api/api-error.ts'
import { currentIn } from '@/lib/edit-conflict.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepPurchase, purchaseOf } from '@/lib/endpoints/purchases.ts'
import { forgetUnsaved } from '@/lib/storage/use-unsaved.ts'
import { type Change, changed } from '@/lib/purchase/details.ts'

export interface PurchaseState {
  /** As kept, with what is not saved yet. */
  details: PurchaseDetails
  change: PutChange
  saving: PurchaseSaving
  /** Deletes the record; null while there is none. */
  clear: (() => void) | null
  /** Brings back the deleted record; null unless it was just deleted. */
  undoClear: (() => void) | null
}

/** `keptAs` names the form on the device that the change was typed into, which is forgotten once it is saved. */
export type PutChange = (change: Change, keptAs?: string) => void

export interface PurchaseSaving {
  state: 'none' | 'saving' | 'saved' | 'failed'
  /** Another tab had changed the record too. */
  isMerged: boolean
  error: Error | null
  again: () => void
  /** Gives up what was not saved. */
  discard: () => void
}

interface Kept extends Pick<Sending, 'propertyId' | 'begin'> {
  record: PurchaseRecord | null
  /** Undefined if they could not be read. */
  adverts: readonly PropertyAdvert[] | undefined
}

/**
 * The record of a purchase. Each change is sent at once, one after the other, and what failed is sent with the next.
 */
export function usePurchase({ propertyId, record, adverts, begin }: Kept): PurchaseState {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const { mutate, ...putting } = usePutting({ propertyId, begin }, (entered) =>
    setUnsaved((now) => now.filter((one) => !entered.includes(one))),
  )
  const { deleting, cleared, forget } = useDeleting(propertyId, record)
  const add = (next: Unsaved) => {
    setUnsaved((now) => [...now, next])
    mutate([...unsaved, next])
  }
  const change: PutChange = (next, keptAs) => {
    forget()
    add({ change: next, keptAs })
  }
  const discard = () => {
    forgetForms(unsaved)
    setUnsaved([])
    putting.reset()
    forget()
  }
  const error = putting.error ?? deleting.error
  return {
    details: changed(record ?? begin(adverts ?? []), changesOf(unsaved)),
    change,
    saving: {
      state: stateOf(putting.isPending || deleting.isPending, error, putting.isSuccess && cleared === null),
      isMerged: putting.data?.isMerged === true,
      error,
      again: () => (putting.error === null ? deleting.mutate() : mutate(unsaved)),
      discard,
    },
    clear: record === null ? null : () => deleting.mutate(),
    undoClear: cleared === null ? null : () => add({ change: () => detailsOf(cleared), keptAs: undefined }),
  }
}

interface Unsaved {
  change: Change
  keptAs: string | undefined
}

const changesOf = (entered: readonly Unsaved[]): Change[] => entered.map(({ change }) => change)

const forgetForms = (entered: readonly Unsaved[]): void =>
  forgetUnsaved(...entered.flatMap(({ keptAs }) => keptAs ?? []))

const scopeOf = (propertyId: string) => ({ id: `purchase ${propertyId}` })

const usePutting = (
  { propertyId, begin }: Pick<Kept, 'propertyId' | 'begin'>,
  onSaved: (entered: readonly Unsaved[]) => void,
) =>
  useMutation({
    scope: scopeOf(propertyId),
    mutationFn: (entered: readonly Unsaved[], { client }) => send({ client, propertyId, begin }, changesOf(entered)),
    onSuccess: async ({ saved }, entered, _before, { client }) => {
      await keepPurchase(client, propertyId, saved)
      forgetForms(entered)
      onSaved(entered)
    },
  })

/** Deletes the record, and holds what was deleted until the next change. */
const useDeleting = (propertyId: string, record: PurchaseRecord | null) => {
  const [cleared, setCleared] = useState<PurchaseDetails | null>(null)
  const deleting = useMutation({
    scope: scopeOf(propertyId),
    mutationFn: () => unlessGone(callRoute(deletePurchase, { params: { propertyId } })),
    onSuccess: async (_reply, _nothing, _before, { client }) => {
      setCleared((before) => record ?? before)
      await keepPurchase(client, propertyId, null)
    },
  })
  const forget = () => {
    setCleared(null)
    deleting.reset()
  }
  return { deleting, cleared: record === null ? cleared : null, forget }
}

const stateOf = (isSaving: boolean, error: Error | null, isSaved: boolean): PurchaseSaving['state'] => {
  if (isSaving) return 'saving'
  if (error !== null) return 'failed'
  return isSaved ? 'saved' : 'none'
}

const detailsOf = ({ terms, done, offers, people }: PurchaseDetails): PurchaseDetails => ({
  terms,
  done,
  offers,
  people,
})

interface Sending {
  client: QueryClient
  propertyId: string
  /** The details of a purchase without a record. */
  begin: (adverts: readonly PropertyAdvert[]) => PurchaseDetails
}

/** Saves changes on top of the latest record: of one that another tab has changed, they are made again. */
const send = async ({ client, propertyId, begin }: Sending, changes: readonly Change[]) => {
  const put = async (record: PurchaseRecord | null): Promise<PurchaseRecord> => {
    const before = record ?? begin(await readAdverts(client, propertyId))
    const body = { ...detailsOf(changed(before, changes)), revision: record?.revision ?? null }
    return callRoute(savePurchase, { params: { propertyId }, body })
  }
  try {
    return { saved: await put(purchaseOf(client, propertyId)), isMerged: false }
  } catch (error) {
    const current = currentIn(error) as PurchaseRecord | null | undefined
    if (current === undefined) throw error
    await keepPurchase(client, propertyId, current)
    return { saved: await put(current), isMerged: true }
  }
}

/** None of a home that is listed nowhere any more. */
const readAdverts = async (client: QueryClient, propertyId: string): Promise<PropertyAdvert[]> => {
  try {
    return await client.query({ ...advertsQuery(propertyId), staleTime: 'static' })
  } catch (error) {
    if (hasStatus(error, 404)) return []
    throw error
  }
}
