import { hrefOf, keepFile, saveVisitEntries, type StoredFile, type Visit } from '@verandah/contracts'
import { ApiError, apiErrorOf, errorText, hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { type Batch, batchName, type queuedEntries } from './queued-entries.ts'
import type { queuedFiles } from './queued-files.ts'
import type { Refusal, WaitingFile } from './waiting.ts'
import { noteReply } from '@/lib/offline/saved-at.ts'

export interface Sending {
  files: ReturnType<typeof queuedFiles>
  entries: ReturnType<typeof queuedEntries>
  /** Breaks off the item on its way. */
  ended: AbortSignal
  mayGoOn: () => Promise<boolean>
  onSending: (fileId: string | null) => void
  onVisit: (visit: Visit) => Promise<void>
  onFile: (file: StoredFile) => Promise<void>
  /** What waits has changed. */
  onChange: () => Promise<void>
  onDelay: (reason: string) => void
}

/** A tunnel or a lift ends a request without a word. */
const timeoutMs = 3 * 60_000

export type Ending = 'all-sent' | 'later' | 'signed-out' | 'stopped'

/**
 * Sends what waits, one item at a time, what was written before the photos. An item leaves the queue once the server
 * has it, or is kept with the reason for which the server refuses it.
 */
export async function sendWaiting(sending: Sending): Promise<Ending> {
  const failed = new Set<string>()
  while (await sending.mayGoOn()) {
    const item = await nextOf(sending, failed)
    if (item === null) return failed.size === 0 ? 'all-sent' : 'later'
    try {
      await item.send(AbortSignal.any([sending.ended, AbortSignal.timeout(timeoutMs)]))
    } catch (error) {
      const ending = await handleFailure(sending, item, error)
      if (ending !== undefined) return ending
      if (!isRefused(error)) failed.add(item.name)
    } finally {
      sending.onSending(null)
      await sending.onChange()
    }
  }
  return 'stopped'
}

/** Returns how sending ends, if this failure ends it. */
const handleFailure = async (sending: Sending, item: Item, error: unknown): Promise<Ending | undefined> => {
  if (sending.ended.aborted) return 'stopped'
  if (hasStatus(error, 401)) return 'signed-out'
  if (isRefused(error)) await item.refuse({ code: error.problem?.code ?? null, text: errorText(error) })
  else sending.onDelay(error instanceof ApiError ? errorText(error) : unreached)
  return isForAll(error) ? 'later' : undefined
}

interface Item {
  name: string
  send: (signal: AbortSignal) => Promise<void>
  refuse: (refusal: Refusal) => Promise<void>
}

const nextOf = async (sending: Sending, failed: ReadonlySet<string>): Promise<Item | null> => {
  const batch = await sending.entries.next(failed)
  if (batch !== null) return entriesItem(sending, batch)
  const file = await sending.files.next(failed)
  return file && fileItem(sending, file)
}

const entriesItem = ({ entries, onVisit }: Sending, batch: Batch): Item => ({
  name: batchName(batch),
  send: async (signal) => {
    const { propertyId, on } = batch
    const body = { entries: batch.entries }
    await onVisit(await callRoute(saveVisitEntries, { params: { propertyId, on }, body, signal }))
    await entries.drop(batch)
  },
  refuse: (refusal) => entries.refuse(batch, refusal),
})

const fileItem = ({ files, onSending, onFile }: Sending, file: WaitingFile): Item => ({
  name: file.id,
  send: async (signal) => {
    const content = await files.contentOf(file.id)
    if (content === undefined) return files.mark(file.id, lost)
    onSending(file.id)
    await onFile(await putFile(file, content, signal))
    await files.drop([file.id])
  },
  refuse: (refusal) => files.mark(file.id, refusal),
})

const lost: Refusal = { code: null, text: 'The browser has deleted it from this device.' }

const unreached = 'We’ll send everything as soon as there is a connection.'

/** Statuses of the 4xx that pass by themselves: a timeout, too early, too many requests. */
const passing = [408, 425, 429]

/** The server has read it and does not want it as it is. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)

/** Every other item would meet the same: no connection, no room, too many requests. A 500 may be of one item alone. */
const isForAll = (error: unknown): boolean => !isRefused(error) && !hasStatus(error, 500)

/** Sends the bytes of a file. Throws `ApiError` unless the server has them. */
async function putFile(file: WaitingFile, content: ArrayBuffer, signal: AbortSignal): Promise<StoredFile> {
  const { id, propertyId, kind, name, visitOn } = file
  const query = { propertyId, kind, name, visitOn: visitOn ?? undefined }
  const response = await fetch(hrefOf(keepFile, { params: { id }, query }), {
    method: keepFile.method,
    credentials: 'include',
    headers: { 'Content-Type': keepFile.bodyType ?? '' },
    body: content,
    signal,
  })
  noteReply(response.headers)
  if (!response.ok) throw await apiErrorOf(response)
  return (await response.json()) as StoredFile
}
