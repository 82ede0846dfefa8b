import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server for tests. */
export interface Smtp {
  readonly url: string
  /** Raw messages with their envelope recipients. */
  readonly received: { to: string[]; raw: string }[]
  /** Refuses every message, or every login, with this reply from now on; null accepts again. */
  refuse(code: number | null, at?: 'log-in' | 'message'): void
  /** From now on takes a message and resets its connection before the reply. */
  loseReplies(isLosing: boolean): void
  close(): Promise<void>
}

export async function startSmtp(): Promise<Smtp> {
  const received: Smtp['received'] = []
  const sockets = new Set<Socket>()
  let isLosing = false
  let refusal: { code: number; at: 'log-in' | 'message' } | null = null
  const refusalAt = (at: 'log-in' | 'message', who = '') =>
    refusal?.at === at ? Object.assign(new Error(`not now, ${who}`), { responseCode: refusal.code }) : null
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => {
      const refused = refusalAt('log-in')
      if (refused) done(refused)
      else done(null, { user: username })
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = refusalAt('message', envelope.rcptTo[0]?.address)
        if (refused) {
          done(refused)
          return
        }
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        if (isLosing) for (const socket of sockets) socket.resetAndDestroy()
        else done()
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://verandah:secret@127.0.0.1:${port}`,
    received,
    refuse: (code, at = 'message') => {
      refusal = code === null ? null : { code, at }
    },
    loseReplies: (losing) => {
      isLosing = losing
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
