import { Binary } from 'bson'
import { StoreError } from '../errors.ts'
import type { Document } from '../values/document.ts'
import type { Command, Connection, Request } from './request.ts'

const mechanism = 'SCRAM-SHA-256'

const refused = () => new StoreError('AuthenticationFailed', 'Authentication failed.')

const wordsOf = ({ payload }: Document): string =>
  payload instanceof Binary ? Buffer.from(payload.buffer).toString('utf8') : ''

const reply = ({ id }: Connection, words: string, done: boolean): Document => ({
  conversationId: id,
  done,
  payload: new Binary(Buffer.from(words)),
})

export const saslStart: Command = {
  run: ({ store, connection, body }) => {
    if (body.mechanism !== mechanism)
      throw new StoreError('MechanismUnavailable', `The embedded store knows ${mechanism} only.`)
    connection.conversation = store.scram?.(wordsOf(body)) ?? undefined
    if (connection.conversation === undefined) throw refused()
    return reply(connection, connection.conversation.challenge, false)
  },
}

export const saslContinue: Command = {
  run: ({ connection, body }) => {
    if (connection.isTrusted) return reply(connection, '', true)
    const { conversation } = connection
    const proof = conversation?.answerTo(wordsOf(body)) ?? null
    connection.conversation = undefined
    if (proof === null) throw refused()
    connection.isTrusted = true
    connection.rights = conversation?.rights
    return reply(connection, proof, true)
  },
}

/** Offers the mechanism in the reply to a greeting; clients authenticate by `saslStart`. */
export function greetClient({ body, store }: Request): Document {
  return store.scram !== undefined && body.saslSupportedMechs !== undefined ? { saslSupportedMechs: [mechanism] } : {}
}
