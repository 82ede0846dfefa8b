import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KeptContract, KeptContracts } from './kept-contracts.ts'
import { writeJson } from './write-json.ts'

const folder = fileURLToPath(new URL('../../packages/contracts/history', import.meta.url))

export async function readHistory(): Promise<KeptContracts> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const read = async (file: string): Promise<[string, KeptContract]> => [
    file.replaceAll('\\', '/'),
    JSON.parse(await readFile(join(folder, file), 'utf8')) as KeptContract,
  ]
  return new Map(await Promise.all(files.filter((file) => file.endsWith('.json')).map(read)))
}

export async function writeHistory(contracts: KeptContracts): Promise<void> {
  for (const [file, { example, reads }] of contracts) {
    const kept = contracts.has(nextVersion(file)) ? { example } : { example, reads }
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${writeJson(kept)}\n`)
  }
}

const nextVersion = (file: string): string => file.replace(/\d+(?=\.json$)/, (version) => String(Number(version) + 1))
