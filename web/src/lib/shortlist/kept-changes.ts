import type { MutationCacheNotifyEvent, MutationState, QueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { sendPatiently } from '@/lib/api/patient.ts'
import { keepRecord } from '@/lib/endpoints/saved-properties.ts'
import { type HideChange, isHideChange } from '@/lib/hidden-homes/hide-change.ts'
import { logError } from '@/lib/log-error.ts'
import { keptChanges } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { savedChanges } from './ask-before-leaving.ts'
import { draftOf, refuseDraft, settleDraft, unseenConflict } from './notes-draft.ts'
import { changesOf } from './pending-changes.ts'
import { conflictIn, type HomeChange, readShortlist, refusedText, sayDone, sendChange } from './send-change.ts'

/**
 * Persists a user's unsent changes on the device from now on, and sends those left from an earlier visit.
 * Returns a function that stops persisting.
 */
export function keepChanges(client: QueryClient, userId: string): () => void {
  const mutations = client.getMutationCache()
  const stop = mutations.subscribe(({ type, mutation }) => type === 'updated' && keepMutation(mutation, userId))
  const pending = mutations.findAll({ status: 'pending' })
  // A quick buyer changes a home before this code has loaded.
  for (const mutation of pending) keepMutation(mutation, userId)
  const onTheirWay = new Set(pending.map((mutation) => ids.get(mutation)))
  const left = keptChanges.read().filter((kept) => kept.userId === userId && !onTheirWay.has(kept.id))
  for (const { id, change } of left) {
    if (isHideChange(change)) void resendHide(client, change, () => forget([id]))
    else forget([id])
    if (isHomeChange(change)) sendAgain(client, change)
  }
  return stop
}

const ids = new WeakMap<object, string>()

const keepMutation = (mutation: MutationCacheNotifyEvent['mutation'] & object, userId: string): void => {
  if (mutation.options.mutationKey?.[0] !== savedChanges[0]) return
  const { status, variables, error } = mutation.state as MutationState
  const known = ids.get(mutation)
  if (status === 'pending' && known === undefined && isKept(variables)) {
    const id = crypto.randomUUID()
    ids.set(mutation, id)
    keptChanges.write([...keptChanges.read(), { id, userId, change: variables }])
  }
  // A change that failed with 401 stays stored, to be sent after the user logs in again.
  if ((status === 'success' || status === 'error') && known !== undefined && !hasStatus(error, 401)) forget([known])
}

const isKept = (value: unknown): boolean => isHomeChange(value) || isHideChange(value)

const isHomeChange = (value: unknown): value is HomeChange =>
  typeof value === 'object' && value !== null && 'found' in value && 'how' in value && 'wanted' in value

const forget = (ids: readonly string[]): void =>
  keptChanges.write(keptChanges.read().filter(({ id }) => !ids.includes(id)))

/** Sends a change from an earlier visit; until it settles, its notes are a draft, as if they had just been edited. */
const sendAgain = (client: QueryClient, change: HomeChange): void => {
  const { propertyId } = change.found
  const { notes, revision = null } = change.wanted
  if (notes !== undefined) draftOf(client, propertyId).write({ text: notes, revision, theirs: null, state: 'sending' })
  const options = {
    ...changesOf(propertyId),
    mutationFn: async (wanted: HomeChange) => {
      // A heart edits the record where there is one; where the list cannot be read, saving again does no harm.
      await readShortlist(client).catch(() => undefined)
      return sendChange(wanted, client)
    },
    onSuccess: (record: SavedProperty) => settle(client, change, record),
    onError: (error: Error) => refuse(client, change, error),
  }
  // The mutation's callbacks have reported the outcome by then.
  sendPatiently(client, options, change).catch(() => undefined)
}

/** Loads its code only where it is needed; where that fails, the change stays for the next visit. */
const resendHide = (client: QueryClient, change: HideChange, onStart: () => void): Promise<void> =>
  import('@/lib/hidden-homes/send-hide.ts').then(
    ({ sendHideAgain }) => {
      onStart()
      sendHideAgain(client, change)
    },
    (error: unknown) => logError('a hidden home could not be sent', error),
  )

const settle = async (client: QueryClient, change: HomeChange, record: SavedProperty): Promise<void> => {
  await keepRecord(client, record)
  sayDone(change, record)
  if (change.wanted.notes === undefined) return
  const followUp = (notes: string, revision: number) => sendAgain(client, editOf(change, { notes, revision }))
  settleDraft(draftOf(client, change.found.propertyId), record, followUp)
}

const editOf = ({ found }: HomeChange, wanted: HomeChange['wanted']): HomeChange => ({ found, how: 'edit', wanted })

const refuse = async (client: QueryClient, change: HomeChange, error: Error): Promise<void> => {
  const current = conflictIn(error)
  if (current !== null && current.notes === change.wanted.notes) {
    // The server received it before the earlier page closed.
    await settle(client, change, current)
    return
  }
  if (current === null) toast({ ...refusedText(change, error), variant: 'destructive' })
  else await keepRecord(client, current)
  const isDraftRefused = refuseDraft(draftOf(client, change.found.propertyId), current)
  if (isDraftRefused && current !== null) toast(unseenConflict)
}
