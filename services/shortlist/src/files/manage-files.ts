import { filesQuotaBytes } from '@verandah/contracts'
import { type Handler, notFound } from '@verandah/kit'
import type { ShortlistContext } from '../context.ts'
import { fileIdOf } from './file-keys.ts'
import { showFile } from './show-file.ts'
import { usedBytesOf } from './used-bytes.ts'

export const listFiles =
  (context: ShortlistContext): Handler<'listFiles'> =>
  async ({ caller, query: { propertyId } }) => {
    const files = (await context.files.of(caller.sub, propertyId)).map(showFile)
    return { files, usedBytes: await usedBytesOf(context, caller.sub), quotaBytes: filesQuotaBytes }
  }

/** Deletes a file of the caller. A deletion that was interrupted can be repeated. */
export const deleteFile =
  (context: ShortlistContext): Handler<'deleteFile'> =>
  async ({ caller, params: { id } }) => {
    const { files } = context
    const of = { userId: caller.sub, fileId: id }
    if (!(await files.one(of))) throw notFound()
    const which = { _id: fileIdOf(of) }
    await files.mark(which)
    await files.deleteMarked(which)
  }
