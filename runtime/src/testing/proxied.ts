import { startProxy, type Proxy } from '@verandah/kit/testing'
import type { OnEnd } from './collect-ends.ts'

/** Leads addresses of this machine through proxies, one for each name. */
export function createProxies(onEnd: OnEnd) {
  const proxies = new Map<string, Proxy>()
  const via = async (name: string, url: string): Promise<string> => {
    const address = new URL(url)
    const proxy = await startProxy(Number(address.port))
    proxies.set(name, proxy)
    onEnd(proxy.close)
    address.port = String(proxy.port)
    return address.href
  }
  return { proxies, via }
}
