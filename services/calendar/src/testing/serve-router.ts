import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RouterCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** How it answers: with the seconds between any two places, elsewhere, with something else, or not at all. */
type RouterAnswer = { seconds: number | null } | 'redirect' | { status: number; text: string } | 'hang'

/** A router on loopback that speaks as an OSRM, a Valhalla or a MOTIS, and records its calls. */
export async function serveRouter(kind: 'osrm' | 'valhalla' | 'motis' = 'osrm') {
  const calls: RouterCall[] = []
  let answer: RouterAnswer = { seconds: 600 }
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      calls.push(call)
      if (answer === 'hang') return
      if (answer === 'redirect' && !call.path.startsWith('/elsewhere')) {
        response.writeHead(302, { location: `/elsewhere${call.path}` }).end()
        return
      }
      const { status, text } = answer !== 'redirect' && 'status' in answer ? answer : tableOf(call, answer)
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  const tableOf = (call: RouterCall, given: 'redirect' | { seconds: number | null }) => {
    const seconds = given === 'redirect' ? 600 : given.seconds
    return { status: 200, text: JSON.stringify(replies[kind](call, seconds)) }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (next: RouterAnswer) => {
      answer = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type RouterStandIn = Awaited<ReturnType<typeof serveRouter>>

const replies = {
  osrm: ({ path }: RouterCall, seconds: number | null) => {
    const stops =
      decodeURIComponent(path.split('?')[0] ?? '')
        .split('/')
        .at(-1)
        ?.split(';') ?? []
    const waypoints = stops.map((stop) => ({ name: '', location: stop.split(',').map(Number), distance: 3.2 }))
    return { code: 'Ok', durations: squareOf(stops.length, seconds), sources: waypoints, destinations: waypoints }
  },
  valhalla: ({ body }: RouterCall, seconds: number | null) => {
    const { sources } = JSON.parse(body) as { sources: unknown[] }
    const durations = squareOf(sources.length, seconds)
    return { sources_to_targets: { durations, distances: durations }, units: 'kilometers', algorithm: 'costmatrix' }
  },
  /** A bus every ten minutes. */
  motis: ({ path }: RouterCall, seconds: number | null) => {
    const latest = Date.parse(new URL(path, 'http://motis').searchParams.get('time') ?? '')
    const itineraries = [0, 10, 20, 30, 40, 50].map((minutes) => {
      const arrivesAt = latest - minutes * 60_000
      const startTime = new Date(arrivesAt - (seconds ?? 0) * 1_000).toISOString()
      return { duration: seconds, startTime, endTime: new Date(arrivesAt).toISOString(), transfers: 0, legs: [] }
    })
    return { requestParameters: {}, direct: [], itineraries: seconds === null ? [] : itineraries }
  },
} as const

const squareOf = (size: number, seconds: number | null) =>
  Array.from({ length: size }, (_, from) => Array.from({ length: size }, (__, to) => (from === to ? 0 : seconds)))

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
