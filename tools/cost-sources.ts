import { readFile, writeFile } from 'node:fs/promises'
import { bundledTables } from '@verandah/true-cost'
import { sourceRows } from './cost-sources/source-rows.ts'
import { sectionOf, tableOf, withSection } from './markdown/sections.ts'

/** The table of sources in `docs/true-cost.md`, made from the tables; `--check` compares only. */
const document = new URL('../docs/true-cost.md', import.meta.url)

const section = sectionOf('generate cost-sources', tableOf(sourceRows(bundledTables)))
const before = await readFile(document, 'utf8')
const after = withSection(before, section)
if (!process.argv.includes('--check')) await writeFile(document, after)
else if (after !== before) {
  process.stderr.write('docs/true-cost.md is out of date: run `npm run generate cost-sources`.\n')
  process.exitCode = 1
}
