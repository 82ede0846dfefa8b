import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A service that parses strictly by RFC 9112 and shares no parser with the gateway: `heard` holds what it read as whole
 * requests, `faults` what another parser might read differently.
 */
export async function startStrictUpstream() {
  const heard: string[] = []
  const faults: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting = ''
    socket.setEncoding('latin1').on('error', () => undefined)
    socket.on('data', (bytes: string) => {
      waiting += bytes
      for (let whole = takeRequest(waiting); whole !== null; whole = takeRequest(waiting)) {
        heard.push(whole.said)
        faults.push(...whole.faults)
        waiting = waiting.slice(whole.length)
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    faults,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Returns the first whole request in the received bytes. */
const takeRequest = (bytes: string): { said: string; faults: string[]; length: number } | null => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [line = '', ...headers] = bytes.slice(0, end).split('\r\n')
  const faults = [
    ...(/^[A-Z]+ [!-~\x80-\xff]+ HTTP\/1\.1$/.test(line) ? [] : [`start: ${line}`]),
    ...headers
      .filter((header) => !/^[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*$/.test(header))
      .map((header) => `header: ${header}`),
  ]
  const valuesOf = (name: string) =>
    headers
      .filter((header) => header.toLowerCase().startsWith(`${name}:`))
      .map((header) => header.slice(name.length + 1).trim())
  const lengths = valuesOf('content-length')
  const codings = valuesOf('transfer-encoding')
  if (lengths.length + codings.length > 1) faults.push(`framing: ${[...lengths, ...codings].join(' and ')}`)
  if (valuesOf('host').length !== 1) faults.push(`host: ${valuesOf('host').join(' and ')}`)
  const rest = bytes.slice(end + 4)
  const body = codings.length > 0 ? takeChunks(rest) : takeLength(rest, Number(lengths[0] ?? 0))
  if (body === null) return null
  const [method = '', address = ''] = line.split(' ')
  return { said: `${method} ${address} ${body.text}`.trim(), faults, length: end + 4 + body.length }
}

const takeLength = (bytes: string, length: number) =>
  bytes.length < length ? null : { text: bytes.slice(0, length), length }

const takeChunks = (bytes: string): { text: string; length: number } | null => {
  let text = ''
  let at = 0
  for (;;) {
    const size = /^([\da-f]+)\r\n/i.exec(bytes.slice(at))
    if (!size) return null
    const length = Number.parseInt(size[1] ?? '', 16)
    at += size[0].length
    if (bytes.length < at + length + 2) return null
    text += bytes.slice(at, at + length)
    at += length + 2
    if (length === 0) return { text, length: at }
  }
}
