import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server for tests. */
export interface Smtp {
  readonly url: string
  /** Messages as they came over the wire, with whom they were for. */
  readonly received: { to: string[]; raw: string }[]
  /** Refuses every message from now on with this reply; null takes them again. */
  refuse(code: number | null): void
  close(): Promise<void>
}

export const startSmtp = async (): Promise<Smtp> => {
  const received: Smtp['received'] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal !== null) {
          done(Object.assign(new Error('not now'), { responseCode: refusal }))
          return
        }
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => {
      refusal = code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
