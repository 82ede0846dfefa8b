import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import proxyAddr from 'proxy-addr'

export type Sender = ReturnType<typeof createSender>

/**
 * Reads the client's address and the requested host. `X-Forwarded-*` is trusted for the configured number of proxies.
 */
export function createSender(proxies: number) {
  const isProxy = (_: string, hop: number): boolean => hop < proxies
  const said = ({ headers }: IncomingMessage, name: string): string | undefined =>
    proxies === 0 ? undefined : headers[name]?.toString().split(',')[0]?.trim()
  return {
    addressOf: (request: IncomingMessage): string =>
      (proxies === 0 ? request.socket.remoteAddress : proxyAddr(request, isProxy)) ?? '',
    originOf: (request: IncomingMessage): string => {
      const protocol = said(request, 'x-forwarded-proto') ?? (request.socket instanceof TLSSocket ? 'https' : 'http')
      return `${protocol}://${said(request, 'x-forwarded-host') ?? request.headers.host ?? ''}`
    },
  }
}
