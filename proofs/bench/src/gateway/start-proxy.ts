import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cookieNames } from '@verandah/kit'
import { benchKeys, type Measured } from './start-node.ts'
import { someSession } from './some-session.ts'

/** Peers of the gateway, each one process: nginx only forwards, haproxy has the gateway's duties but its renewals. */
export const proxies = {
  nginx: { path: '/usr/sbin/nginx', configuration: 'nginx.conf', given: (file: string) => ['-c', file] },
  haproxy: { path: '/usr/sbin/haproxy', configuration: 'haproxy.cfg', given: (file: string) => ['-db', '-f', file] },
} as const

/** Starts a proxy that sends everything to `upstreamUrl` over kept-alive connections. */
export async function startProxy(name: keyof typeof proxies, upstreamUrl: string): Promise<Measured> {
  const { path, configuration, given } = proxies[name]
  const folder = await mkdtemp(join(tmpdir(), 'bench-proxy-'))
  const port = await freePort()
  const words = { FOLDER: folder, PORT: String(port), UPSTREAM: new URL(upstreamUrl).host, COOKIE: cookieNames.access }
  const template = await readFile(new URL(configuration, import.meta.url), 'utf8')
  const file = join(folder, configuration)
  await writeFile(
    file,
    Object.entries(words).reduce((text, [word, value]) => text.replaceAll(word, value), template),
  )
  await writeFile(join(folder, 'key.pem'), benchKeys.publicKey)
  const child = spawn(path, given(file), { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url)
  return {
    url,
    cpuUs: async () => Number((await readFile(`/proc/${child.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1000,
    end: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const untilItAnswers = async (url: string): Promise<void> => {
  const endsAt = Date.now() + 10_000
  const headers = { cookie: someSession().cookie }
  while (Date.now() < endsAt) {
    const { ok } = await fetch(url, { headers }).catch(() => ({ ok: false }))
    if (ok) return
  }
  throw new Error('The proxy does not answer')
}
