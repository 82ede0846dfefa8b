import { fileURLToPath } from 'node:url'
import { startServerProcess, type ServerOptions, type ServerProcess } from '@verandah/kit/testing'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const buildScript = new URL('../../../tools/build.mjs', import.meta.url).href

interface ProductProcess {
  /** What is started of that which ships: a name in `runtime/entry-points.json`. */
  readonly entry: 'main' | 'embedded-mongo' | 'listing-market' | 'stripe-simulator'
  /** Its settings; nothing else of our environment reaches it. */
  readonly settingsOf: (port: number) => Readonly<Record<string, string>>
  readonly port?: number
  /** Of another build than this one, already built. */
  readonly folder?: string
}

/** A part of the built product as a process of its own, started as a container starts it. */
export const productProcess = async ({ entry, settingsOf, port, folder }: ProductProcess): Promise<ServerOptions> => {
  if (folder === undefined) await import(buildScript)
  return {
    binary: process.execPath,
    argsOf: () => [`runtime/dist/${entry}.mjs`],
    environmentOf: (at) => ({ PATH: process.env.PATH ?? '', ...settingsOf(at) }),
    folder: folder ?? root,
    ...(port !== undefined && { port }),
  }
}

/** Resolves once its port answers. */
export const startProductProcess = async (product: ProductProcess): Promise<ServerProcess> =>
  startServerProcess(await productProcess(product))
