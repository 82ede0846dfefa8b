import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listSearches } from '@verandah/contracts'
import { cookieNames } from '@verandah/kit'
import { freePort } from '@verandah/kit/testing'
import { build } from 'esbuild'
import { newFolder, startProcess } from '../processes.ts'
import { benchKeys, someSession } from './some-session.ts'
import type { nodeServers } from './start-server.ts'

/** A server as a process of its own, and its CPU time. */
export interface Measured {
  readonly url: string
  cpuUs(): number
}

const script = fileURLToPath(new URL('../../dist/serve.mjs', import.meta.url))

/** Starts one of our Node servers, bundled as shipped: a TypeScript loader would add calls of its own. */
export async function startNode(name: keyof typeof nodeServers, upstreamUrl = ''): Promise<Measured> {
  await build({
    entryPoints: [fileURLToPath(new URL('./serve.ts', import.meta.url))],
    outfile: script,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@verandah/source'],
    external: ['classic-level', 'pino', '@opentelemetry/*'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  return start(process.execPath, (port) => [script, name, port, upstreamUrl, benchKeys.publicKey])
}

/** Peers of the gateway, each one process: nginx only forwards, haproxy has the gateway's duties but its renewals. */
export const proxies = {
  nginx: { path: '/usr/sbin/nginx', configuration: 'nginx.conf', given: ['-c'] },
  haproxy: { path: '/usr/sbin/haproxy', configuration: 'haproxy.cfg', given: ['-db', '-f'] },
} as const

/** Starts a proxy that sends everything to `upstreamUrl` over kept-alive connections. */
export async function startProxy(name: keyof typeof proxies, upstreamUrl: string): Promise<Measured> {
  const { path, configuration, given } = proxies[name]
  const folder = await newFolder()
  const file = join(folder, configuration)
  const template = await readFile(new URL(configuration, import.meta.url), 'utf8')
  await writeFile(join(folder, 'key.pem'), benchKeys.publicKey)
  return start(path, async (port) => {
    const words = { FOLDER: folder, PORT: port, UPSTREAM: new URL(upstreamUrl).host, COOKIE: cookieNames.access }
    const filled = Object.entries(words).reduce((text, [word, value]) => text.replaceAll(word, value), template)
    await writeFile(file, filled)
    return [...given, file]
  })
}

const start = async (program: string, givenFor: (port: string) => string[] | Promise<string[]>): Promise<Measured> => {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const headers = { cookie: someSession().cookie }
  const isReady = async () => (await fetch(url + listSearches.path, { headers })).ok
  const { pid } = await startProcess(program, await givenFor(port), { isReady })
  return { url, cpuUs: () => cpuUsOf(pid) }
}

/** The CPU of the threads that run, in nanoseconds where `usageOf` counts hundredths of a second. */
const cpuUsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1_000
  }, 0)
