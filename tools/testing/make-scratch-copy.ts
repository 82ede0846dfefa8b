import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Creates a copy of the repository for commands that build or write: dependencies are installed, the server is not
 * built.
 */
export async function makeScratchCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-scratch-'))
  const link = (path: string) => symlink(join(root, path), join(folder, path))
  await Promise.all(['node_modules', 'runtime'].map((name) => mkdir(join(folder, name))))
  const packages = (await readdir(join(root, 'node_modules'))).map((name) => `node_modules/${name}`)
  const sources = [
    'packages',
    'stand-ins',
    'services',
    'gateway',
    'web',
    'runtime/src',
    'runtime/scripts',
    'runtime/package.json',
  ]
  await Promise.all([...packages, ...sources].filter((path) => !path.endsWith('.verandah-installed')).map(link))
  for (const path of ['tools', 'package.json', 'package-lock.json', 'runtime/entry-points.json'])
    await cp(join(root, path), join(folder, path), { recursive: true })
  const lock = createHash('sha256').update(await readFile(join(folder, 'package-lock.json')))
  await writeFile(join(folder, 'node_modules/.verandah-installed'), lock.digest('hex'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
