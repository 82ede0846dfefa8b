import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg)$/

/** Smaller files fit into one packet uncompressed. */
const smallestBytes = 1_000

/** Writes maximally compressed brotli and gzip copies of every built file, so that servers need not compress. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    async writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets')
      const files = (await readdir(folder)).filter((file) => compressible.test(file))
      await Promise.all(files.map((file) => compress(join(folder, file))))
    },
  }
}

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
