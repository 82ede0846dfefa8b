import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  signature: string
  body: string
  event: { id: string; type: string; data: { object: { id: string; status?: string } } }
}

/** Receives webhooks; `answerWith` sets the response's status, `answerFrom` how many it waits for before the first. */
export async function receiveWebhooks() {
  const received: ReceivedWebhook[] = []
  let status = 200
  let awaited = 1
  let unanswered: ServerResponse[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const event = JSON.parse(body) as ReceivedWebhook['event']
      received.push({ signature: String(request.headers['stripe-signature']), body, event })
      unanswered.push(response)
      if (received.length < awaited) return
      for (const one of unanswered) one.writeHead(status).end()
      unanswered = []
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    types: () => received.map(({ event }) => event.type),
    answerWith: (next: number): void => {
      status = next
    },
    answerFrom: (count: number): void => {
      awaited = count
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
