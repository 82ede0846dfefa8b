import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  signature: string
  body: string
  event: { id: string; type: string; data: { object: { id: string; status?: string } } }
}

/** Receives webhooks; `answerWith` sets the response's status. */
export const receiveWebhooks = async () => {
  const received: ReceivedWebhook[] = []
  let status = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const event = JSON.parse(body) as ReceivedWebhook['event']
      received.push({ signature: String(request.headers['stripe-signature']), body, event })
      response.writeHead(status).end()
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
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
