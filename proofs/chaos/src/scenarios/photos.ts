import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { saveProperty } from '@verandah/contracts'
import { createFolderBlobs } from '@verandah/kit'
import { createBuyer } from '@verandah/runtime/testing/buyer'
import { collectEnds, type OnEnd } from '@verandah/runtime/testing/collect-ends'
import { feedsTakenIn } from '@verandah/runtime/testing/feeds-taken-in'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { startKillableProduct } from '@verandah/runtime/testing/start-killable-product'
import { aPhoto } from './a-photo.ts'
import { findLeft, findLost, send, type Place, type Upload } from './kept-files.ts'
import { mayMount, run } from './losses.ts'
import type { Report, Scenario } from './scenario.ts'

const rounds = { short: 3, long: 20 }
const uploadersAtOnce = 4
const mostMsBefore = 2_500
const megabyte = 1024 * 1024

/** Kills the product while photos and documents arrive, with room for them and without. */
export const photosKilled: Scenario = {
  name: 'photos-killed',
  summary: 'the product is killed while photos and documents arrive, and while their disk is full',
  run: async ({ seed, size }): Promise<Report> => {
    const { onEnd, endAll } = collectEnds()
    try {
      const isSmall = await mayMount()
      const random = seededRandom(seed)
      const place = await open(onEnd, { isSmall, photo: aPhoto(random) })
      const uploads: Upload[] = []
      const faults: string[] = []
      for (let round = 0; round < rounds[size]; round += 1) {
        await uploadUntilKilled(place, { random, uploads, round })
        faults.push(...(await findLost(place, uploads)))
      }
      const refused = isSmall ? await fillDisk(place, uploads, faults) : 0
      await place.product.stop()
      faults.push(...(await findLeft(place)))
      const kept = uploads.filter((upload) => upload.isKept).length
      return { faults, figures: { uploads: uploads.length, kept, 'refused for want of room': refused } }
    } finally {
      await endAll()
    }
  },
}

const open = async (onEnd: OnEnd, { isSmall, photo }: { isSmall: boolean; photo: Place['photo'] }): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-photos-'))
  const blobs = join(folder, 'blobs')
  onEnd(() => rm(folder, { recursive: true, force: true }))
  await mkdir(blobs)
  if (isSmall) {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', blobs])
    onEnd(() => run('umount', ['--lazy', blobs]))
  }
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '64',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  const product = await startKillableProduct(settings)
  onEnd(product.kill)
  await feedsTakenIn(folder)
  const buyer = await createBuyer(product.url)
  const searchId = await buyer.search()
  await buyer.waitFor(searchId, 120_000)
  const propertyId = (await buyer.resultsOf(searchId))[0]?.id ?? ''
  await buyer.call(saveProperty, { body: { propertyId, searchId } })
  const place = { product, folder, blobs, settings, buyer, propertyId, photo, keptPhoto: photo }
  await send(place, { id: 'first', kind: 'photo', bytes: photo, isKept: false })
  for await (const { key } of createFolderBlobs(blobs).list(''))
    if (key.endsWith('/first')) place.keptPhoto = Uint8Array.from((await createFolderBlobs(blobs).get(key)) ?? [])
  return place
}

const anUpload = ({ photo }: Place, id: string, random: () => number): Upload =>
  random() < 0.5
    ? { id, kind: 'photo', bytes: photo, isKept: false }
    : { id, kind: 'contract', bytes: aDocument(id, Math.ceil(random() * 3 * megabyte)), isKept: false }

const aDocument = (text: string, size: number) =>
  Uint8Array.from(Buffer.from(`%PDF-1.4\n% ${text.padEnd(size, text)}\n%%EOF\n`))

interface Round {
  readonly random: () => number
  readonly uploads: Upload[]
  readonly round: number
}

const uploadUntilKilled = async (place: Place, { random, uploads, round }: Round): Promise<void> => {
  let isDead = false
  const work = async (uploader: number) => {
    for (let number = 0; !isDead; number += 1) {
      const upload = anUpload(place, `r${round}-${uploader}-${number}`, random)
      uploads.push(upload)
      await send(place, upload)
    }
  }
  const working = Array.from({ length: uploadersAtOnce }, (_, uploader) => work(uploader))
  await delay(random() * mostMsBefore)
  isDead = true
  await place.product.kill()
  await Promise.all(working)
  await place.product.startAgain()
}

/** Uploads until there is no room, is killed then, and takes what was refused once there is room. Resolves to the refusals. */
const fillDisk = async (place: Place, uploads: Upload[], faults: string[]): Promise<number> => {
  const ballast = join(place.blobs, '.ballast')
  await writeFile(ballast, Buffer.alloc(400 * megabyte)).catch(() => undefined)
  const late = Array.from({ length: 4 }, (_, number) => anUpload(place, `full-${number}`, () => 0.9))
  for (const upload of late) {
    const answer = await send(place, upload)
    const said = JSON.stringify(answer?.body)
    if (answer?.status !== 503 || !said.includes('storage-full'))
      faults.push(`${upload.id} was answered ${answer?.status}: ${said}`)
  }
  await place.product.kill()
  await place.product.startAgain()
  await rm(ballast)
  uploads.push(...late)
  faults.push(...(await findLost(place, uploads)))
  return late.length
}
