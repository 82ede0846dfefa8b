import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadGazetteer } from '../src/load-gazetteer.ts'
import { parseLocalitiesCsv } from '../src/parse-localities-csv.ts'
import { prepareImport } from '../src/prepare-import.ts'
import { replaceFile } from '../src/replace-file.ts'

const usage = 'Usage: npm run generate localities -- FILE [--out FILE]'
const defaultOut = '.data/localities.csv'

/** Imports an operator's CSV of localities. Exit 0 if rows were kept, 2 if nothing was written. */
const importLocalities = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  const [file] = positionals
  if (file === undefined) throw new Error(usage)
  const out = values.out ?? process.env.LOCALITIES_FILE ?? defaultOut
  const parsed = parseLocalitiesCsv(await readFile(file, 'utf8'))
  const { csv, kept, rejected } = prepareImport(parsed, await loadGazetteer())
  for (const { line, column, reason } of rejected)
    process.stderr.write(`Line ${line}: ${column ?? 'the row'} ${reason}\n`)
  if (kept === 0) throw new Error(`No row of ${file} can be kept; ${out} stays as it was`)
  await replaceFile(out, csv)
  process.stdout.write(`Kept ${kept} rows, rejected ${rejected.length}; wrote ${out}\n`)
  if (process.env.LOCALITIES_FILE !== out) process.stdout.write(`Start the service with LOCALITIES_FILE=${out}\n`)
}

try {
  await importLocalities()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
