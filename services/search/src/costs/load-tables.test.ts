import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledTables } from '@verandah/true-cost'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTables } from './cost-tables.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-tables-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (name: string, table: unknown) =>
  writeFile(join(folder, name), typeof table === 'string' ? table : JSON.stringify(table))
const { NSW, VIC } = bundledTables.states
const fewer = { ...NSW, grants: [] }

it('tables of a folder take the place of built-in ones, state by state', async () => {
  await put('nsw.json', fewer)
  await put('README.md', 'what we changed')
  const tables = await loadTables(folder)
  expect(tables.states.NSW.grants).toEqual([])
  expect({ ...tables, states: { ...tables.states, NSW } }).toEqual(bundledTables)
  expect(await loadTables(undefined)).toBe(bundledTables)
})

it.each<[string, Record<string, unknown>, RegExp]>([
  ['no JSON', { 'nsw.json': '{' }, /nsw\.json: .*JSON/],
  [
    'a table without a source',
    { 'vic.json': { ...VIC, duty: [{ ...VIC.duty[0], source: undefined }] } },
    /VIC\.duty\.0\.source/,
  ],
  ['two tables of one state', { 'a.json': NSW, 'b.json': fewer }, /NSW: there are two tables/],
])('%s stops the start, naming the setting, the file and the field', async (_, files, message) => {
  for (const [name, table] of Object.entries(files)) await put(name, table)
  await expect(loadTables(folder)).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(new RegExp(`^COST_TABLES_FOLDER: .*${message.source}`, 's')) as string,
  })
})

it('a folder that is not there stops the start', async () => {
  await expect(loadTables(join(folder, 'none'))).rejects.toThrow(/^COST_TABLES_FOLDER: .*none/)
})
