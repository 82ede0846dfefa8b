import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFramer, HEADER_BYTES } from './frame-messages.ts'

const messageOf = (bodyBytes: number): Buffer => {
  const message = Buffer.alloc(HEADER_BYTES + bodyBytes, bodyBytes)
  message.writeInt32LE(message.length, 0)
  return message
}

it('messages come out whole and once, however the network cuts them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(100), { maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
      (bodies, cuts) => {
        const messages = bodies.map(messageOf)
        const bytes = Buffer.concat(messages)
        const messagesIn = createFramer()
        const found: Buffer[] = []
        let at = 0
        for (let index = 0; at < bytes.length; index += 1) {
          const size = cuts[index % cuts.length] ?? 1
          found.push(...messagesIn(bytes.subarray(at, at + size)))
          at += size
        }
        expect(found).toEqual(messages)
      },
    ),
  )
})
