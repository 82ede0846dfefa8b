import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

interface Seen {
  path: string
  authorization: string
  body: string
}

/** A server that plays a provider's token endpoint and API with a queue of prepared answers. */
export async function serveProvider(answers: { tokens?: Answer[]; replies?: Answer[] }) {
  const seen: Seen[] = []
  const tokens = [...(answers.tokens ?? [])]
  const replies = [...(answers.replies ?? [])]
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? ''
      seen.push({ path, authorization: request.headers.authorization ?? '', body })
      const issued = seen.filter((call) => call.path.endsWith('/token')).length
      const answer = path.endsWith('/token')
        ? (tokens.shift() ?? { body: { access_token: `token-${issued}`, expires_in: 3600, token_type: 'Bearer' } })
        : (replies.shift() ?? { body: [] })
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? []))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    tokenCalls: () => seen.filter(({ path }) => path.endsWith('/token')),
    apiCalls: () => seen.filter(({ path }) => !path.endsWith('/token')),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
