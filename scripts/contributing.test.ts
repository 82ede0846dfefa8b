import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8')
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { scripts: object }

describe('what CONTRIBUTING.md names', () => {
  const paths = [...text.matchAll(/`((?:packages|services|gateway|runtime|web|security|e2e|scripts|docs)\/[^`<]+)`/g)]
  it.each(paths.map(([, path = '']) => path))('is there: %s', (path) => {
    expect(existsSync(new URL(path, root))).toBe(true)
  })

  it('is run by commands that there are', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
  })
})
