import type { FileType } from '@verandah/contracts'
import { Answer, type Caller, type Handler, notFound, TaggedAnswer } from '@verandah/kit'
import type { ShortlistContext } from '../context.ts'
import { requirePlan } from '@verandah/user-records'
import { inlineNamed } from './disposition.ts'
import type { FileDoc } from './file-document.ts'

/**
 * Answers the bytes of a file of the caller or of a housemate. Asked for again by its tag it is not read again, but
 * access is decided anew. One's own files need no plan: an export names them.
 */
export const readFile =
  (context: ShortlistContext): Handler<'readFile'> =>
  async ({ caller, params: { id }, query: { size } }) => {
    const isSmall = size === 'small'
    const file = (await ownOf(context, caller, id)) ?? (await sharedWith(context, caller, id))
    if (!file || (isSmall && file.width === null)) throw notFound()
    const make = async () => {
      const bytes = await context.files.read(file, isSmall)
      if (!bytes) throw notFound()
      return new Answer(bytes, {})
    }
    const tag = `"${id}-${file.bytes}${isSmall ? '-small' : ''}"`
    return new TaggedAnswer(tag, make, 'private, no-cache', headersOf(file, isSmall))
  }

const ownOf = async ({ files }: ShortlistContext, caller: Caller, id: string): Promise<FileDoc | undefined> =>
  (await files.named(id, [caller.sub]))[0]

/** The file of a housemate, of a home that is on their shortlist. */
const sharedWith = async (context: ShortlistContext, caller: Caller, id: string): Promise<FileDoc | undefined> => {
  await requirePlan(context, caller)
  const { files, households, saved } = context
  const housemates = await households.housematesOf(caller.sub)
  const named = await files.named(
    id,
    housemates.map(({ userId }) => userId),
  )
  for (const file of named) if (await saved.has(file.userId, file.propertyId)) return file
  return undefined
}

/**
 * A file may run, load and send nothing. A PDF is not in a sandbox, where some browsers refuse to show one, and may
 * show itself in its viewer.
 */
const policyOf = (type: FileType): string =>
  type === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "default-src 'none'; sandbox"

const headersOf = ({ name, type }: FileDoc, isSmall: boolean) => ({
  'Content-Type': isSmall ? 'image/webp' : type,
  'Content-Disposition': inlineNamed(name),
  'Content-Security-Policy': policyOf(type),
  'X-Content-Type-Options': 'nosniff',
})
