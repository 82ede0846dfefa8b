import { fileURLToPath } from 'node:url'
import { startServerProcess, type ServerOptions, type ServerProcess } from '@verandah/kit/testing'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const buildScript = new URL('../../../tools/build.mjs', import.meta.url).href

interface ProductProcess {
  /** A built entry point: a name in `runtime/entry-points.json`. */
  readonly entry: 'main' | 'embedded-mongo' | 'listing-market' | 'stripe-simulator'
  /** Its settings; nothing else of our environment is passed on. */
  readonly settingsOf: (port: number) => Readonly<Record<string, string>>
  readonly port?: number
  /** Folder of another build, already built. */
  readonly folder?: string
}

/** Describes a part of the built product as a separate process, started as in a container. */
export async function productProcess({ entry, settingsOf, port, folder }: ProductProcess): Promise<ServerOptions> {
  if (folder === undefined) await import(buildScript)
  return {
    binary: process.execPath,
    argsOf: () => [`runtime/dist/${entry}.mjs`],
    environmentOf: (at) => ({ PATH: process.env.PATH ?? '', ...settingsOf(at) }),
    folder: folder ?? root,
    ...(port !== undefined && { port }),
  }
}

/** Resolves once its port responds. */
export async function startProductProcess(product: ProductProcess): Promise<ServerProcess> {
  return startServerProcess(await productProcess(product))
}
