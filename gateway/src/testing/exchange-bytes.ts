import { once } from 'node:events'
import { connect } from 'node:net'

/** Closes a connection cleanly, if everything before it was parsed as intended. */
const lastRequest = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** The gateway reads nothing after these. */
const endsItself = /HTTP\/1\.0\r|Connection: (?:close|upgrade)/

/** Sends bytes followed by a last request; resolves to the statuses of all responses once the connection is closed. */
export async function exchangeBytes(url: string, parts: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let said = ''
  socket.setEncoding('latin1').on('data', (bytes: string) => (said += bytes))
  socket.on('error', () => undefined)
  for (const part of [...parts, ...(endsItself.test(parts.join('')) ? [] : [lastRequest])]) {
    if (socket.writable) socket.write(part, 'latin1')
    if (parts.length > 1) await new Promise(setImmediate)
  }
  await once(socket, 'close')
  return [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
