import { readdir, readFile as readText, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile, listFiles, readFile } from '@verandah/contracts'
import { connectStore, createFolderBlobs, databaseOf } from '@verandah/kit'
import { startVerandah } from '@verandah/runtime'
import type { Buyer } from '@verandah/runtime/testing/buyer'
import { unlessDead } from '@verandah/runtime/testing/record-acknowledgements'
import type { KillableProduct } from '@verandah/runtime/testing/start-killable-product'

/** What was sent under an id, and whether it was answered as kept. */
export interface Upload {
  readonly id: string
  readonly kind: 'photo' | 'contract'
  readonly bytes: Uint8Array<ArrayBuffer>
  isKept: boolean
}

export interface Place {
  readonly product: KillableProduct
  readonly folder: string
  readonly blobs: string
  readonly settings: Readonly<Record<string, string>>
  readonly buyer: Buyer
  readonly propertyId: string
  /** The photo of every upload, and what is kept of it: a picture is written anew. */
  readonly photo: Uint8Array<ArrayBuffer>
  keptPhoto: Uint8Array
}

/** Uploads once; undefined without an answer. */
export async function send({ buyer, propertyId }: Place, upload: Upload) {
  const { id, kind, bytes } = upload
  const query = { propertyId, kind, name: id }
  const answer = await unlessDead(buyer.call(keepFile, { params: { id }, query, bytes }))
  if (answer && answer.status < 300) upload.isKept = true
  return answer
}

/**
 * Every file that is answered or listed as kept is whole; those without an answer are taken when they are sent again.
 */
export async function findLost(place: Place, uploads: readonly Upload[]): Promise<string[]> {
  const faults: string[] = []
  const stored = createFolderBlobs(place.blobs)
  const keys = new Map<string, string>()
  for await (const { key } of stored.list('')) keys.set(key.split('/').at(-1) ?? '', key)
  const listed = new Set((await place.buyer.call(listFiles)).body.files.map(({ id }) => id))
  for (const upload of uploads) {
    const { id, kind, bytes } = upload
    if (upload.isKept && !listed.has(id)) faults.push(`${id} was answered as kept and is not listed`)
    if (listed.has(id)) {
      const found = await stored.get(keys.get(id) ?? 'none')
      const whole = kind === 'contract' ? bytes : place.keptPhoto
      if (!found || !Buffer.from(found).equals(whole)) faults.push(`${id} is kept and not whole`)
      const { status } = await place.buyer.call(readFile, { params: { id } })
      if (status !== 200) faults.push(`${id} is kept and was answered ${status}`)
    } else if ((await send(place, upload))?.status !== 200) faults.push(`${id} was not taken when it was sent again`)
  }
  return faults
}

const dayMs = 24 * 60 * 60_000

/** After two days and a sweep nothing is stored but what documents name. */
export async function findLeft({ folder, blobs, settings }: Place): Promise<string[]> {
  const before = new Date(Date.now() - 2 * dayMs)
  for (const entry of await readdir(blobs, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), before, before)
  const verandah = await startVerandah({ ...settings, PORT: '0', DATA_DIR: folder, SAMPLE_FEEDS: '1' })
  try {
    const shortlist = verandah.services.find(({ name }) => name === 'shortlist')
    await shortlist?.runJob('sweep-files')
    return await findOrphans(blobs, folder)
  } finally {
    await verandah.stop()
  }
}

/** Blobs that no document names, and drafts. */
const findOrphans = async (blobs: string, folder: string): Promise<string[]> => {
  const store = await connectStore(await readText(join(folder, 'store-url'), 'utf8'), databaseOf('shortlist'))
  const documents = await store.connection.collection<{ userId: string; fileId: string }>('files').find().toArray()
  await store.close()
  const named = new Set(documents.map(({ userId, fileId }) => `${userId}/${fileId}`))
  const faults = (await readdir(join(blobs, '.drafts'))).map((name) => `the draft ${name} is left`)
  for await (const { key } of createFolderBlobs(blobs).list(''))
    if (!named.has(key.replace(/\.small$/, ''))) faults.push(`${key} is named by no document`)
  return faults
}
