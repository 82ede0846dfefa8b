import { Binary } from 'bson'
import { StoreError } from '../errors.ts'
import { type Document, isDocument } from '../values/document.ts'
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

const begin = ({ store, connection }: Request, body: Document): Document => {
  if (body.mechanism !== mechanism)
    throw new StoreError('MechanismUnavailable', `The embedded store knows ${mechanism} only.`)
  connection.conversation = store.scram?.(wordsOf(body)) ?? undefined
  if (connection.conversation === undefined) throw refused()
  return reply(connection, connection.conversation.challenge, false)
}

export const saslStart: Command = {
  run: (request) => begin(request, request.body),
}

export const saslContinue: Command = {
  run: ({ connection, body }) => {
    if (connection.isTrusted) return reply(connection, '', true)
    const proof = connection.conversation?.answerTo(wordsOf(body)) ?? null
    connection.conversation = undefined
    if (proof === null) throw refused()
    connection.isTrusted = true
    return reply(connection, proof, true)
  },
}

/** Replies to a greeting with speculative authentication; on failure the client continues with `saslStart`. */
export const greetClient = (request: Request): Document => {
  const { saslSupportedMechs: asked, speculativeAuthenticate: first } = request.body
  if (request.store.scram === undefined) return {}
  return {
    ...(asked !== undefined && { saslSupportedMechs: [mechanism] }),
    ...(isDocument(first) && first.mechanism === mechanism && { speculativeAuthenticate: begin(request, first) }),
  }
}
