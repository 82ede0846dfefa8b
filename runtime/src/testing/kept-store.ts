import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/**
 * A data folder as the product of 22 November 2026 left it: its files in base64, and the replies that its buyer saw.
 */
export interface KeptStore<Told> {
  readonly files: Readonly<Record<string, string>>
  readonly told: Told
}

const path = fileURLToPath(new URL('kept-store.json.br', import.meta.url))

/** Files that a start recreates. */
const isLeftOut = (file: string) => /feeds\/|store-url$|LOCK$|LOG(\.old)?$/.test(file)

export async function keepStore(folder: string, told: unknown): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !isLeftOut(name))
  const files: Record<string, string> = {}
  for (const name of names) files[name] = (await readFile(join(folder, name))).toString('base64')
  await writeFile(path, brotliCompressSync(JSON.stringify({ files, told })))
}

/** Writes the kept files to a folder, and returns the replies that its buyer saw. */
export async function layOutKeptStore<Told>(folder: string): Promise<Told> {
  const { files, told } = JSON.parse(brotliDecompressSync(await readFile(path)).toString()) as KeptStore<Told>
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), Buffer.from(content, 'base64'))
  }
  return told
}
