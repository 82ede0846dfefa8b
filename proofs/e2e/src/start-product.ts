import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@verandah/kit/testing'
import { feedsTakenIn, patientSearches } from '@verandah/runtime/testing'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface Product {
  readonly url: string
  /** Folder of its data and incoming feeds. */
  readonly folder: string
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, with its own data folder, and imports the sample feeds. Stops it if
 * it fails to start.
 */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      PASSWORD_HASH_MEMORY_KIB: '8192',
      ...patientSearches,
      ...environment,
    },
  })
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(child)
    await feedsTakenIn(folder)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, folder, stop }
}

/** Resolves once the product prints that it is open. */
const untilOpen = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Verandah is open at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The product ended with ${String(code)} before it was open`)))
  })

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    if (child.exitCode !== null) resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
