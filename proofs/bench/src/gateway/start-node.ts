import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { newKeyPair } from '@verandah/kit'
import { build } from 'esbuild'

/** A server in a separate process that reports its CPU time. */
export interface Measured {
  readonly url: string
  cpuUs(): Promise<number>
  end(): Promise<void>
}

/** `traced` records one trace in a hundred; `strict` allows two calls a minute. */
export type NodeServer = 'bare' | 'proxy' | 'gateway' | 'traced' | 'strict'

/** Key that signs the tokens of this run. */
export const benchKeys = newKeyPair()

const script = fileURLToPath(new URL('../../../../proofs/bench/dist/node-process.mjs', import.meta.url))

/** Measured bundled, as shipped: a TypeScript loader would add calls of its own. */
const bundled = build({
  entryPoints: [fileURLToPath(new URL('./node-process.ts', import.meta.url))],
  outfile: script,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@verandah/source'],
  external: ['classic-level', 'pino', '@opentelemetry/*'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})

/** Starts one of our Node servers in a separate process. It forwards calls to `upstreamUrl`. */
export async function startNode(server: NodeServer, upstreamUrl = '') {
  await bundled
  const child = fork(script, [server, upstreamUrl, benchKeys.publicKey], {
    execArgv: profileOf(server),
  })
  const port = await nextNumber(child)
  const ask = (question: 'cpu' | 'answered') => {
    child.send(question)
    return nextNumber(child)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cpuUs: () => ask('cpu'),
    /** Number of responses counted by its metrics. */
    answered: () => ask('answered'),
    end: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

/** `PROFILE=gateway PROFILE_DIR=/tmp` writes a CPU profile of that server. */
const profileOf = (server: NodeServer): string[] => {
  const { PROFILE, PROFILE_DIR = '.' } = process.env
  return PROFILE === server ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE_DIR}`] : []
}

const nextNumber = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    const refuse = (code: number | null) => reject(new Error(`the measured server ended with ${code ?? 'a signal'}`))
    child.once('exit', refuse)
    child.once('message', (value) => {
      child.off('exit', refuse)
      resolve(Number(value))
    })
  })
