import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly scripts: Record<string, string>
}
interface Lockfile {
  readonly packages: Record<string, { version: string; dependencies?: Record<string, string> }>
}
interface Sbom {
  readonly components: readonly { name: string; version: string; purl: string; 'bom-ref': string }[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = async <Content>(path: string): Promise<Content> =>
  JSON.parse(await readFile(join(root, path), 'utf8')) as Content

let lockfile: Lockfile
let sbom: Sbom
beforeAll(async () => {
  await import(new URL('../build.mjs', import.meta.url).href)
  await promisify(execFile)(process.execPath, ['tools/image/assemble.mjs'], { cwd: root })
  lockfile = await read('dist/image/packages/package-lock.json')
  sbom = await read('dist/image/app/sbom.cdx.json')
})

const installed = () => Object.keys(lockfile.packages).filter((path) => path !== '')

describe('what the image installs', () => {
  it('is the full dependency tree of the installed packages, in the tested versions', async () => {
    const { packages: tested } = await read<Lockfile>('package-lock.json')
    for (const [path, { version, dependencies }] of Object.entries(lockfile.packages)) {
      if (path === '') continue
      expect(version, path).toBe(tested[path]?.version)
      for (const name of Object.keys(dependencies ?? {}))
        expect(
          installed().some((other) => other.endsWith(`node_modules/${name}`)),
          `${name} of ${path}`,
        ).toBe(true)
    }
  })

  it('is no compiler, no browser, no test runner and nothing that only the client is built from', () => {
    const tools = ['typescript', 'esbuild', 'tsx', 'vite', 'vitest', 'playwright-core', 'react', 'oxlint', 'webpack']
    expect(tools.filter((tool) => installed().includes(`node_modules/${tool}`))).toEqual([])
  })
})

describe('what the image carries', () => {
  it('has no source, test or source map', () => {
    const files = readdirSync(join(root, 'dist/image/app'), { recursive: true }).map(String)
    expect(files).toContain(join('runtime', 'dist', 'main.mjs'))
    expect(files).toContain(join('web', 'dist', 'index.html'))
    expect(files).toContain(join('runtime', 'dist', 'pictures', 'kitchen-1.svg'))
    expect(files.filter((file) => /\.(tsx?|map)$|\.test\./.test(file))).toEqual([])
  })

  it('starts with commands whose files exist', async () => {
    const { scripts } = await read<Manifest>('dist/image/app/package.json')
    const started = Object.values(scripts).map((command) => command.replace('node ', ''))
    expect(started).toContain('runtime/dist/main.mjs')
    expect(started.filter((file) => !existsSync(join(root, 'dist/image/app', file)))).toEqual([])
  })

  it('names every package in its bill of materials: installed, bundled, and built into the client', async () => {
    const { bundled } = await read<{ bundled: string[] }>('runtime/dist/packages.json')
    const named = sbom.components.map((component) => component['bom-ref'])
    expect(named).toEqual(expect.arrayContaining([...installed(), ...bundled, 'node_modules/react']))
    expect(new Set(named).size).toBe(named.length)
    for (const { name, version, purl } of sbom.components)
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
  })
})
