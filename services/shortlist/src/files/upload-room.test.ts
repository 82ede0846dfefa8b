import { describe, expect, it } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const tooLarge = () => new Error('too large')
const upload = (...sizes: number[]) => ({
  // eslint-disable-next-line @typescript-eslint/require-await -- a body is asynchronous
  bytes: (async function* () {
    for (const size of sizes) yield new Uint8Array(size)
  })(),
  limitBytes: 8,
  tooLarge,
})
const size = (body: Uint8Array) => Promise.resolve(body.length)

describe('the room for uploads', () => {
  it('takes what fits while others are in work, and all again afterwards', async () => {
    const inRoom = createUploadRoom(10)
    let finish: () => void = () => undefined
    const first = inRoom(upload(4, 4), () => new Promise<void>((resolve) => (finish = resolve)))
    expect(await inRoom(upload(2), size)).toBe(2)
    await expect(inRoom(upload(1, 2), size)).rejects.toMatchObject({ kind: 'unavailable', code: 'busy' })
    finish()
    await first
    expect(await inRoom(upload(8), size)).toBe(8)
  })

  it('is free again after a refusal and after a failure', async () => {
    const inRoom = createUploadRoom(8)
    await expect(inRoom(upload(8, 1), size)).rejects.toThrow('too large')
    await expect(inRoom(upload(8), () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
    expect(await inRoom(upload(8), size)).toBe(8)
  })
})
