import {
  documentLimitBytes,
  filesQuotaBytes,
  type keepFile as route,
  photoLimitBytes,
  type QueryOf,
} from '@verandah/contracts'
import { type Call, createQueues, type Handler, notFound } from '@verandah/kit'
import type { ShortlistContext } from '../context.ts'
import type { OfFile } from './file-keys.ts'
import { filesFull, fileTooLarge, maxFiles, tooManyFiles } from './file-refusals.ts'
import type { FileDoc } from './file-document.ts'
import { prepareFile } from './prepare-file.ts'
import { showFile } from './show-file.ts'
import { createUploadRoom } from './upload-room.ts'
import { usedBytesOf } from './used-bytes.ts'

/** Keeps a file of a home on the caller's shortlist. The same id again answers what is kept. */
export const keepFile = (context: ShortlistContext): Handler<'keepFile'> => {
  const inRoom = createUploadRoom()
  const inTurn = createQueues()
  return async ({ caller, params, query, bytes }) => {
    const of = { userId: caller.sub, fileId: params.id }
    const known = await context.files.one(of)
    if (known) return showKept(known)
    if (!(await context.saved.has(caller.sub, query.propertyId))) throw notFound()
    await demandRoom(context, caller.sub, 1)
    return inRoom(uploadOf(query, bytes), async (body) =>
      showKept(await inTurn(caller.sub, () => keep(context, of, query, body))),
    )
  }
}

/** A file that is being deleted is answered like a missing one. */
const showKept = (file: FileDoc | null) => {
  if (!file || file.removedAt) throw notFound()
  return showFile(file)
}

const uploadOf = ({ kind }: QueryOf<typeof route>, bytes: Call['bytes']) => {
  const limitBytes = kind === 'photo' ? photoLimitBytes : documentLimitBytes
  return { bytes, limitBytes, tooLarge: () => fileTooLarge(kind === 'photo' ? 'photo' : 'document', limitBytes) }
}

/** In turn for each buyer: of two uploads with one id at once, the second must not replace the bytes of the first. */
const keep = async (
  context: ShortlistContext,
  of: OfFile,
  { propertyId, kind, name, visitOn }: QueryOf<typeof route>,
  body: Uint8Array,
): Promise<FileDoc | null> => {
  const known = await context.files.one(of)
  if (known) return known
  const { type, width, height, ...blobs } = await prepareFile(body, kind)
  const bytes = blobs.content.length
  await demandRoom(context, of.userId, bytes)
  const facts = { propertyId, kind, name, type, bytes, width, height, visitOn: visitOn ?? null }
  return (await context.files.keep(of, facts, blobs)) ?? context.files.one(of)
}

/** Uploads of two members or processes at once may both pass, and exceed the quota by no more than themselves. */
const demandRoom = async (context: ShortlistContext, userId: string, bytes: number): Promise<void> => {
  if ((await usedBytesOf(context, userId)) + bytes > filesQuotaBytes) throw filesFull()
  if ((await context.files.countOf(userId)) >= maxFiles) throw tooManyFiles()
}
