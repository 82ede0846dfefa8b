import crypto from 'node:crypto'
import type { Random } from './random.ts'

type Filled = ArrayBufferView<ArrayBuffer>

/** Replaces every source of random numbers and ids of this thread. */
export function replaceRandom(random: () => Random): void {
  const fill = <View extends Filled>(view: View): View => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = random().below(256)
    return view
  }
  const randomBytes = (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = fill(Buffer.alloc(size))
    if (done) queueMicrotask(() => done(null, bytes))
    return bytes
  }
  const randomUUID = () => {
    const bytes = fill(Buffer.alloc(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
  const randomInt = (low: number, high?: number) =>
    high === undefined ? random().below(low) : low + random().below(high - low)
  Math.random = () => random().next()
  Object.assign(crypto, { randomBytes, randomUUID, randomInt, randomFillSync: fill })
  Object.assign(crypto.webcrypto, { randomUUID, getRandomValues: fill })
}
