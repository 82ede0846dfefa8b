import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintOf } from '../homes/fingerprint.ts'
import { reasonOf, SettingsError, Answer, TaggedAnswer, type Handler } from '@verandah/kit'
import { bundledTables, type Table, type Tables, withTables } from '@verandah/true-cost'
import { parseTables } from '@verandah/true-cost/tables-schema'
import type { CostTables } from '@verandah/contracts'

/** The built-in tables, replaced by an operator's `*.json` files (docs/true-cost.md). Throws `SettingsError`. */
export async function loadTables(folder: string | undefined): Promise<Tables> {
  if (folder === undefined) return bundledTables
  const files = (await readdir(folder).catch(refuse(folder))).filter((name) => name.endsWith('.json'))
  const tables = await Promise.all(files.map((file) => readTables(join(folder, file)).catch(refuse(file))))
  return withTables(bundledTables, refusingRepeats(tables.flat(), folder))
}

const readTables = async (file: string): Promise<Table[]> => parseTables(JSON.parse(await readFile(file, 'utf8')))

/** Two files may hold the table of one state. */
const refusingRepeats = (tables: Table[], folder: string): Table[] => {
  try {
    return parseTables(tables)
  } catch (error) {
    return refuse(folder)(error)
  }
}

const refuse =
  (where: string) =>
  (cause: unknown): never => {
    throw new SettingsError(`COST_TABLES_FOLDER: ${where}: ${reasonOf(cause)}`, { cause })
  }

/** The tables by which this service computes costs, so that a browser computes the same. */
export const getCostTables = ({ costTables }: { costTables: Tables }): Handler<'getCostTables'> => {
  const tag = `"${fingerprintOf(costTables)}"`
  const answer = new Answer<CostTables>(costTables, {})
  return () => Promise.resolve(new TaggedAnswer(tag, () => Promise.resolve(answer)))
}
