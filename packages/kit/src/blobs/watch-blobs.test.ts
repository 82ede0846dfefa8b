import { expect, it } from 'vitest'
import { readNumbers } from '../metrics.ts'
import { storageFull } from './blob-errors.ts'
import { createMemoryBlobs } from './memory-blobs.ts'
import { watchBlobs } from './watch-blobs.ts'

it('counts and logs what the storage fails, with its reason, and nothing else', async () => {
  const lines: object[] = []
  const full = { ...createMemoryBlobs(), put: () => Promise.reject(storageFull(new Error('ENOSPC: no space left'))) }
  const blobs = watchBlobs(full, { warn: (fields: object) => void lines.push(fields) })
  await expect(blobs.put('home/photo', new Uint8Array())).rejects.toMatchObject({ code: 'storage-full' })
  await expect(blobs.get('../photo')).rejects.toThrow(TypeError)
  expect(await blobs.get('home/photo')).toBeNull()
  expect(lines).toEqual([{ call: 'put', code: 'storage-full', reason: 'ENOSPC: no space left' }])
  expect((await readNumbers()).match(/^blob_failures_total.*/gm)).toEqual([
    'blob_failures_total{code="storage-full"} 1',
    'blob_failures_total{code="storage-away"} 0',
  ])
})
