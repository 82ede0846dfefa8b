import { existsSync, readFileSync, readdirSync } from 'node:fs'
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

describe('the decisions', () => {
  const files = readdirSync(new URL('docs/decisions/', root)).sort()

  it('are numbered without a gap, in the name as in the title', () => {
    const titles = files.map((file) => readFileSync(new URL(`docs/decisions/${file}`, root), 'utf8').split('.')[0])
    expect(titles).toEqual(files.map((_file, index) => `# ${index + 1}`))
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_file, index) => index + 1))
  })

  it.each(files)('say what the situation was, what was decided and what that costs: %s', (file) => {
    const leads = readFileSync(new URL(`docs/decisions/${file}`, root), 'utf8').match(/^\*\*[\w ]+\.\*\*/gm)
    expect(leads).toEqual(['**Situation.**', '**Decision.**', '**What it costs.**'])
  })
})
