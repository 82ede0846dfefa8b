import { once } from 'node:events'
import { Agent, request as begin, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Send } from '@verandah/runtime/testing/browser'

/** Shorter than a gateway's shutdown notice, as required of a proxy before it. */
const idleMs = 4_000

/** Sends like a proxy before the gateways: over kept-alive connections, without retries. */
export function createIngress() {
  const agent = new Agent({ keepAlive: true, timeout: idleMs, scheduling: 'lifo' })
  const send: Send = async (request) => {
    const { method, url, headers } = request
    const asking = begin(url, { agent, method, headers: Object.fromEntries(headers) })
    asking.end(await request.text())
    const [reply] = (await once(asking, 'response')) as [IncomingMessage]
    const bytes = await buffer(reply)
    const lines = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    return new Response(bytes.length === 0 ? null : bytes, { status: reply.statusCode ?? 0, headers: lines })
  }
  return { send, close: () => agent.destroy() }
}
