import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openCalendarFeed } from '@verandah/contracts'
import { freePort } from '@verandah/kit/testing'
import { createBuyer } from '@verandah/runtime/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeScratchCopy } from './testing/make-scratch-copy.ts'

const run = promisify(execFile)
const importScript = (name: string): Promise<unknown> => import(new URL(name, import.meta.url).href)

interface DevProcesses {
  devProcesses(environment: object): readonly { command: string; settings: Readonly<Record<string, string>> }[]
}

let copy: Awaited<ReturnType<typeof makeScratchCopy>>
beforeAll(async () => {
  await importScript('build.mjs')
  copy = await makeScratchCopy()
})
afterAll(() => copy.remove())

describe('npm start', () => {
  let product: ChildProcess
  let port: number
  const url = () => `http://localhost:${port}`

  beforeAll(async () => {
    port = await freePort()
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(copy.folder, '.data'), SAMPLE_FEEDS: '1' }
    product = spawn(process.execPath, ['tools/start.mjs'], { cwd: copy.folder, env, stdio: 'ignore' })
    await vi.waitFor(async () => expect((await fetch(`${url()}/readyz`)).ok).toBe(true), { timeout: 120_000 })
  })
  afterAll(() => void product.kill('SIGKILL'))

  it.runIf(process.platform === 'linux')('is one process, also after it had to build', async () => {
    const children = await readFile(`/proc/${product.pid}/task/${product.pid}/children`, 'utf8')
    expect(children.trim()).toBe('')
  })

  it('lets links lead to the port that it listens on', async () => {
    const buyer = await createBuyer(url())
    const { body } = await buyer.call(openCalendarFeed)
    expect(new URL(body.url.replace('webcal:', 'http:')).host).toBe(`localhost:${port}`)
  })

  it('stops in order at a Ctrl+C, which reaches it from the terminal and from npm', async () => {
    const ended = once(product, 'exit')
    for (const _ of ['terminal', 'npm']) product.kill('SIGINT')
    expect(await ended).toEqual([0, null])
  })
})

describe('npm run build', () => {
  it('builds once for concurrent requests, even where one has crashed during the build', async () => {
    const fresh = await makeScratchCopy()
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(dead, 'exit')
    await writeFile(join(fresh.folder, 'node_modules/.verandah-building-server.1'), String(dead.pid))
    const build = () => run(process.execPath, ['tools/build.mjs'], { cwd: fresh.folder })
    const said = (await Promise.all([build(), build(), build()])).map(({ stdout }) => stdout).join('')
    await fresh.remove()
    expect(said.match(/Building the server/g)).toHaveLength(1)
  })
})

describe('npm run dev', () => {
  it('leads the calls of the client to the port of the product', async () => {
    const { devProcesses } = (await importScript('dev-processes.mjs')) as DevProcesses
    const client = devProcesses({ PORT: '9123' }).find(({ command }) => command === 'vite')
    for (const [name, value] of Object.entries(client?.settings ?? {})) vi.stubEnv(name, value)
    const { default: config } = await import('../web/vite.config.ts')
    vi.unstubAllEnvs()
    expect(config.server?.proxy).toMatchObject({ '/api': 'http://localhost:9123' })
  })
})

describe('npm run verandah operator', () => {
  it('is built where needed, and finds the store of a data folder from any directory', async () => {
    const folder = join(copy.folder, 'elsewhere')
    await run('mkdir', [folder])
    await writeFile(join(folder, 'store-url'), 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=1')
    const args = ['tools/run-built.mjs', 'operator', 'invite', 'list']
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    await expect(run(process.execPath, args, { cwd: copy.folder, env })).rejects.toThrow('127.0.0.1:1')
  })
})

describe('npm run bench facts -- --anyway', () => {
  it('ends when it has measured', async () => {
    const args = ['--import', 'tsx', '--conditions=@verandah/source', 'proofs/bench/src/main.ts', 'facts', '--anyway']
    const { stdout } = await run(process.execPath, args, { timeout: 120_000 })
    expect(stdout).toContain('an advert of 72 words')
  })
})
