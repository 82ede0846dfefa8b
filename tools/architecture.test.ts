import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedImports, plantedImports, waysBack } from './testing/planted-imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const configuration = join(root, '.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(configuration) as { forbidden: readonly { name: string }[] }
const planted = Object.entries(plantedImports).flatMap(([rule, imports]) =>
  imports.map((one) => [rule, ...one] as const),
)

interface Report {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

let folder: string
let refused: string[]

/** Writes files that import one another as given, in a tree with our layout. */
const plantFiles = async (pairs: readonly (readonly [from: string, to: string])[]): Promise<void> => {
  const files = new Map(pairs.flat().map((path) => [path.replace(/ .*/, ''), 'export const planted = 1\n']))
  for (const [from, target] of pairs) {
    const [to = '', kind = 'value'] = target.split(' ')
    const path = to.startsWith('node_modules/') ? to.split('/')[1] : join('/', to)
    const specifier = path?.startsWith('/') ? join(folder, to) : path
    const keyword = kind === 'type' ? 'import type' : 'import'
    files.set(from, `${keyword} { planted as p${files.size} } from '${specifier}'\n${files.get(from)}`)
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-architecture-'))
  await plantFiles([...planted.map(([, from, to]) => [from, to] as const), ...waysBack, ...allowedImports])
  for (const name of ['tsconfig.json', 'tsconfig.base.json']) await cp(join(root, name), join(folder, name))
  const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const places = ['packages', 'stand-ins', 'gateway', 'services', 'web/src', 'runtime', 'proofs']
  const args = [binary, ...places, '--config', configuration, '--output-type', 'json']
  const report = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }).catch(
    (error: unknown) => error as { stdout: string },
  )
  const { violations } = (JSON.parse(report.stdout) as Report).summary
  refused = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the architecture', () => {
  it('has a planted import for every rule', () => {
    expect(Object.keys(plantedImports).sort()).toEqual(forbidden.map(({ name }) => name).sort())
  })

  it('assigns every folder of the search service a place in its order', async () => {
    const entries = await readdir(join(root, 'services/search/src'), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing').map(({ name }) => name)
    const placed = forbidden.flatMap(({ name }) => /^search-folders-one-way-(.+)/.exec(name)?.[1] ?? [])
    expect(placed.toSorted()).toEqual(folders.toSorted())
  })

  it.each(planted)('refuses by %s that %s imports %s', (rule, from, to) => {
    expect(refused).toContain(`${rule}: ${from} → ${to.replace(/ .*/, '')}`)
  })

  it.each(allowedImports)('lets %s import %s', (from, to) => {
    expect(refused.filter((line) => line.includes(`: ${from} → ${to}`))).toEqual([])
  })
})
