import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@verandah/kit'
import { startS3 } from '@verandah/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBlobs } from './blob-settings.ts'
import { RuntimeSettings } from './settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-places-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = (environment: Record<string, string>) => openBlobs(readSettings(RuntimeSettings, environment))
const photo = Buffer.from('a photo')

it('photos and documents are in DATA_DIR, or in BLOBS_DIR', async () => {
  await (await open({ DATA_DIR: join(folder, 'data') })).put('home/photo', photo)
  expect(await readdir(join(folder, 'data/blobs/home'))).toEqual(['photo'])
  await (await open({ DATA_DIR: join(folder, 'data'), BLOBS_DIR: join(folder, 'shared') })).put('home/photo', photo)
  expect(await readdir(join(folder, 'shared/home'))).toEqual(['photo'])
})

it('a start removes what a killed process left half written', async () => {
  const drafts = join(folder, 'killed/blobs/.drafts')
  await mkdir(drafts, { recursive: true })
  for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half')
  await utimes(join(drafts, 'old'), 0, 0)
  await open({ DATA_DIR: join(folder, 'killed') })
  expect(await readdir(drafts)).toEqual(['new'])
})

it('with S3_BUCKET they are in the bucket, by the other settings, and in no folder', async () => {
  const s3 = await startS3()
  const blobs = await open({ ...s3.settings, S3_PREFIX: 'verandah', DATA_DIR: join(folder, 'idle') })
  await blobs.put('home/photo', photo)
  expect([...s3.objects]).toEqual([['verandah/home/photo', photo]])
  expect(await readdir(folder)).not.toContain('idle')
  await s3.close()
})

it('a start asks the bucket for nothing, which may be away', async () => {
  const s3 = await startS3()
  await open(s3.settings)
  expect(s3.requests).toEqual([])
  await s3.close()
})
