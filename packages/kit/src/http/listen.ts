import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HttpServer {
  readonly port: number
  /** No new connections; resolves when running requests are answered or `timeoutMs` has passed. */
  drain(timeoutMs: number): Promise<void>
}

/** Listens on `port` (0 = any free one). Idle connections outlive the gateway's, so that it never meets a closing one. */
export const listen = async (listener: RequestListener, port: number, host: string): Promise<HttpServer> => {
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 60_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, drain: (timeoutMs) => drain(server, timeoutMs) }
}

const drain = (server: Server, timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
