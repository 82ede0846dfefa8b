import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messageCounter } from './count-commands.ts'

const messageOf = (bodyBytes: number): Buffer => {
  const message = Buffer.alloc(16 + bodyBytes)
  message.writeInt32LE(message.length, 0)
  return message
}

it('messages are counted once, however the network cuts them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(100), { maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
      (bodies, cuts) => {
        let counted = 0
        const count = messageCounter(() => (counted += 1))
        const bytes = Buffer.concat(bodies.map(messageOf))
        let at = 0
        for (let index = 0; at < bytes.length; index += 1) {
          const size = cuts[index % cuts.length] ?? 1
          count(bytes.subarray(at, at + size))
          at += size
        }
        expect(counted).toBe(bodies.length)
      },
    ),
  )
})
