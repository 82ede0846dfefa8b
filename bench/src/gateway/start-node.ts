import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { newKeyPair } from '@verandah/kit'

/** A server of its own process whose CPU time can be asked. */
export interface Measured {
  readonly url: string
  cpuUs(): Promise<number>
  end(): Promise<void>
}

export type NodeServer = 'bare' | 'gateway'

/** Tokens of this run are signed with it. */
export const benchKeys = newKeyPair()

/** Starts one of our Node servers in a process of its own. `upstreamUrl` is where the gateway passes calls on to. */
export const startNode = async (server: NodeServer, upstreamUrl = ''): Promise<Measured> => {
  const script = fileURLToPath(new URL('./node-process.ts', import.meta.url))
  const child = fork(script, [server, upstreamUrl, benchKeys.publicKey], {
    execArgv: ['--import', 'tsx', '--conditions=@verandah/source'],
  })
  const port = await nextNumber(child)
  return {
    url: `http://127.0.0.1:${port}`,
    cpuUs: () => {
      child.send('cpu')
      return nextNumber(child)
    },
    end: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const nextNumber = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('message', (value) => resolve(Number(value)))
    child.once('exit', (code) => reject(new Error(`the measured server ended with ${code ?? 'a signal'}`)))
  })
