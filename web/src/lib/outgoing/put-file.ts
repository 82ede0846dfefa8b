import { hrefOf, keepFile, type StoredFile } from '@verandah/contracts'
import { apiErrorOf } from '@/lib/api/api-error.ts'
import { noteReply } from '@/lib/offline/saved-at.ts'
import type { WaitingFile } from './waiting.ts'

/** Sends the bytes of a file. Throws `ApiError` unless the server has them. */
export async function putFile(file: WaitingFile, content: ArrayBuffer, signal: AbortSignal): Promise<StoredFile> {
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
