import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const refused: Record<string, readonly string[]> = {
  'packing/literal': ['export const home = { ...{ id: 1, name: 2 } }'],
  'packing/tuple': ["const [a, b] = ['a', 'b']\nexport { a, b }"],
  'exported-functions/declared': [
    'export const add = (a: number) => a + 1',
    'export const load = async (): Promise<void> => {\n  await Promise.resolve()\n}',
    'export const wrap = <T>(value: T): T[] => [value]',
    'export const each = (all: number[]): number[] => {\n  const add = (a: number) => {\n    return () => a\n  }\n  return all.map((a) => add(a)())\n}',
  ],
}
const accepted = [
  'export const home = { ...(Math.random() > 2 && { id: 1 }) }',
  'const [a] = [1, 2]\nexport { a }',
  'export function add(a: number) {\n  return a + 1\n}',
  'export const adding = (a: number) => (b: number) => a + b',
  'export const handler = (a: number): ((b: number) => number) => Math.max.bind(null, a)',
  'export const made = (a: number) => {\n  if (a > 1) return () => a\n  return () => 0\n}',
  'export const typed: (a: number) => number = (a) => a + 1',
  'const inside = (a: number) => a + 1\nexport const two = inside(1)',
]

/** Files of one text each, and the rules that the linter names for each. */
let folder: string
let found: Map<string, string[]>
const texts = [...Object.values(refused).flat(), ...accepted]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-lint-'))
  const plugins = ['no-packing.mjs', 'exported-functions.mjs'].map((file) => join(root, 'tools/lint', file))
  const rules = Object.fromEntries(Object.keys(refused).map((rule) => [rule, 'error']))
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ jsPlugins: plugins, categories: {}, rules }))
  texts.forEach((text, index) => writeFileSync(join(folder, `planted-${index}.ts`), `${text}\n`))
  const binary = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [binary, '--format', 'unix'], { cwd: folder, encoding: 'utf8' })
  const lines = [...stdout.matchAll(/planted-(\d+)\.ts:.*\[\w+\/([\w-]+)\((\w+)\)\]/g)]
  found = new Map()
  for (const [, index = '', plugin, rule] of lines) {
    const text = texts[Number(index)] ?? ''
    found.set(text, [...(found.get(text) ?? []), `${plugin}/${rule}`])
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('rules of our own', () => {
  it.each(Object.entries(refused).flatMap(([rule, planted]) => planted.map((text) => [rule, text] as const)))(
    '%s refuses %s',
    (rule, text) => {
      expect(found.get(text)).toEqual([rule])
    },
  )

  it.each(accepted)('accept %s', (text) => {
    expect(found.get(text)).toBeUndefined()
  })

  it('are all on', () => {
    const { rules } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as { rules: object }
    expect(rules).toMatchObject(Object.fromEntries(Object.keys(refused).map((rule) => [rule, 'error'])))
  })
})
