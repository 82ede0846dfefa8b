import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Area, EvaluationRow } from '../services/search/evaluation/measure.ts'
import { measureFacts } from '../packages/home-facts/evaluation/measure.ts'
import { merges } from '../services/search/evaluation/merges.ts'
import { priceTexts } from '../services/search/evaluation/price-texts.ts'
import { providerReplies } from '../services/search/evaluation/replies/replies.ts'
import { reaxmlRecords } from '../services/search/evaluation/reaxml/reaxml.ts'
import { sectionOf, tableOf, withSection } from './markdown/sections.ts'

/**
 * Measures search's accuracy on labelled sets; all areas, or the one named. `--wrong` prints the errors in the seen
 * half, `--write` writes the table of all areas to the README.
 */
const areas: Readonly<Record<string, Area>> = {
  'price-texts': priceTexts,
  facts: measureFacts,
  merges,
  reaxml: reaxmlRecords,
  replies: providerReplies,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const unknown = positionals.find((name) => !Object.hasOwn(areas, name))
if (unknown !== undefined) throw new Error(`There is no area ${unknown}: name ${Object.keys(areas).join(', ')}.`)
if (values.write && positionals.length > 0) throw new Error('The README shows all areas: --write takes no name.')

const rows: EvaluationRow[] = []
for (const name of positionals.length > 0 ? positionals : Object.keys(areas))
  rows.push(...((await areas[name]?.()) ?? []))

const figuresOf = ({ figures }: EvaluationRow) => Object.entries(figures).map(([name, value]) => `${name} ${value}`)
const table = tableOf([
  ['area', 'half', 'records', 'figures'],
  ...rows.map((row) => [row.area, row.half, String(row.n), figuresOf(row).join(', ')]),
])
process.stdout.write(`${table.join('\n')}\n`)
if (values.wrong) for (const row of rows) for (const record of row.wrong ?? []) process.stdout.write(`${record}\n`)
if (values.write) {
  const readme = new URL('../README.md', import.meta.url)
  await writeFile(readme, withSection(await readFile(readme, 'utf8'), sectionOf('prove evaluation', table)))
}
