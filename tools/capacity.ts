import { readFile, writeFile } from 'node:fs/promises'
import { capacitySection } from './k8s/capacity-section.ts'
import { withSection } from './markdown/sections.ts'

/** The capacity tables of docs/operations.md, made from k8s/capacity.json; `--check` compares only. */
const document = new URL('../docs/operations.md', import.meta.url)
const before = await readFile(document, 'utf8')
const after = withSection(before, capacitySection())

if (!process.argv.includes('--check')) await writeFile(document, after)
else if (before !== after) {
  process.stderr.write('docs/operations.md is out of date: run `npm run generate capacity`.\n')
  process.exitCode = 1
}
