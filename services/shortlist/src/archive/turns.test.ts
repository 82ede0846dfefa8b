import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('a turn ends with its reply, and a client who has gone before takes none', () => {
  const take = createTurns()
  take('anna', AbortSignal.abort())
  const reply = new AbortController()
  take('anna', reply.signal)
  expect(() => take('anna', new AbortController().signal)).toThrow('still under way')
  reply.abort()
  expect(() => take('anna', new AbortController().signal)).not.toThrow()
})
