import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBinary } from '@verandah/kit/testing'
import { parseAllDocuments } from 'yaml'
import type { Manifest } from '../manifest.ts'
import { kustomizationOf, variants } from './features.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../../../k8s', import.meta.url))

/** The name of the settings by their hash, for which the chart has a checksum in the annotations of pods. */
const withoutHashes = (manifests: string) => manifests.replaceAll(/\bname: verandah-[a-z0-9]{10}$/gm, 'name: verandah')

/** Every variant of base and components as kubectl renders it; undefined on a machine without kubectl. */
export async function renderVariants(): Promise<Manifest[][] | undefined> {
  const kubectl = findBinary('kubectl')
  if (kubectl === undefined) return undefined
  const copy = await mkdtemp(join(tmpdir(), 'verandah-chart-'))
  try {
    await cp(folder, copy, { recursive: true })
    return await Promise.all(
      variants.map(async (variant, at) => {
        const own = join(copy, 'overlays', `variant-${at}`)
        await mkdir(own)
        for (const overlay of ['small', 'prod'])
          await cp(join(copy, 'overlays', overlay, 'servers.yaml'), join(own, `${overlay}.yaml`))
        await writeFile(join(own, 'kustomization.yaml'), kustomizationOf(variant))
        const { stdout } = await run(kubectl, ['kustomize', own], { maxBuffer: 2 ** 24 })
        return parseAllDocuments(withoutHashes(stdout)).map((document) => document.toJS() as Manifest)
      }),
    )
  } finally {
    await rm(copy, { recursive: true })
  }
}
