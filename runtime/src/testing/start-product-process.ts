import { fileURLToPath } from 'node:url'
import { startServerProcess, type ServerProcess } from '@verandah/kit/testing'

const root = fileURLToPath(new URL('../../../', import.meta.url))

interface ProductProcess {
  /** Path from the root of the repository: `runtime/src/main.ts`, or what is built of it. */
  readonly file: string
  /** Its settings; nothing else of our environment reaches it. */
  readonly settingsOf: (port: number) => Readonly<Record<string, string>>
  readonly port?: number
}

/** A part of the product as a process of its own, started as a container starts it. Resolves once its port answers. */
export const startProductProcess = ({ file, settingsOf, port }: ProductProcess): Promise<ServerProcess> =>
  startServerProcess({
    binary: process.execPath,
    argsOf: () => (file.endsWith('.ts') ? ['--import', 'tsx', '--conditions=@verandah/source', file] : [file]),
    environmentOf: (at) => ({ PATH: process.env.PATH ?? '', ...settingsOf(at) }),
    folder: root,
    ...(port !== undefined && { port }),
  })
