import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGazetteer } from '../src/load-gazetteer.ts'
import { reportComparison } from '../src/report-comparison.ts'

const usage = 'Usage: npm run check localities -- FILE [--corrections FILE]'

/** Compares the built-in gazetteer with a full CSV; exit 1 if a row is wrong, 2 if nothing could be compared. */
const checkLocalities = async (): Promise<number> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { corrections: { type: 'string' } } })
  const [file] = positionals
  if (file === undefined) throw new Error(usage)
  const corrections = values.corrections ?? besides(file)
  const report = reportComparison(
    await loadGazetteer(),
    await readFile(file, 'utf8'),
    corrections === undefined ? undefined : await readFile(corrections, 'utf8'),
  )
  process.stdout.write(`${report.lines.join('\n')}\n`)
  return report.wrong === 0 ? 0 : 1
}

const besides = (file: string): string | undefined => {
  const path = join(dirname(file), 'localities-state-corrections.csv')
  return existsSync(path) ? path : undefined
}

try {
  process.exitCode = await checkLocalities()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
