import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

interface Library {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
}

it('the lock file names the hash of every library, binaries of all platforms too, and no other registry', async () => {
  const file = new URL('../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Library> }
  const libraries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(libraries.length).toBeGreaterThan(1_000)
  const isTrusted = ({ integrity = '', resolved = 'https://registry.npmjs.org/' }: Library) =>
    integrity.startsWith('sha512-') && resolved.startsWith('https://registry.npmjs.org/')
  expect(libraries.filter(([, library]) => !isTrusted(library)).map(([path]) => path)).toEqual([])
})
