import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { Random } from '../machine/random.ts'

export interface Received {
  readonly messageId: string
  readonly subject: string
  /** Milliseconds since 1970. */
  readonly atMs: number
}

const lineEnd = '\r\n'
/** How long it takes to store a message, at most, in milliseconds. */
const slowestMs = 1_000
const endOfMessage = `${lineEnd}.${lineEnd}`

/** A server that takes every message (RFC 5321); resolves to what it has taken, in order. */
export async function startMailServer(port: number, random: Random): Promise<readonly Received[]> {
  const received: Received[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    converse(socket, random, (text) => {
      const unfolded = text.replaceAll(/\r\n[ \t]+/g, ' ')
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
      received.push({ messageId: field('Message-ID'), subject: field('Subject'), atMs: Date.now() })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return received
}

const converse = (socket: Socket, random: Random, take: (text: string) => void): void => {
  const say = (reply: string) => socket.write(reply + lineEnd)
  let text = ''
  let isMessage = false
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    text += chunk
    for (;;) {
      const end = isMessage ? endOfMessage : lineEnd
      const at = text.indexOf(end)
      if (at < 0) return
      const said = text.slice(0, at)
      text = text.slice(at + end.length)
      if (isMessage) {
        take(said)
        setTimeout(say, random.next() * slowestMs, '250 ok')
        isMessage = false
        continue
      }
      const verb = said.slice(0, 4).toUpperCase()
      isMessage = verb === 'DATA'
      say(isMessage ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
      if (verb === 'QUIT') socket.end()
    }
  })
  say('220 simulated')
}
