import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

interface Library {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
}

it.each([
  ['..', 900],
  ['mutation', 100],
  ['../proofs/e2e/lighthouse', 80],
])('the lock file in %s names the hash of every library, and no other registry', async (folder, atLeast) => {
  const file = new URL(`${folder}/package-lock.json`, import.meta.url)
  const { packages } = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Library> }
  const libraries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(libraries.length).toBeGreaterThan(atLeast)
  const isTrusted = ({ integrity = '', resolved = 'https://registry.npmjs.org/' }: Library) =>
    integrity.startsWith('sha512-') && resolved.startsWith('https://registry.npmjs.org/')
  expect(libraries.filter(([, library]) => !isTrusted(library)).map(([path]) => path)).toEqual([])
})
