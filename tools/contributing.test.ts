import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCommand } from './testing/is-command.ts'

const root = new URL('../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const text = read('CONTRIBUTING.md')
const accessibility = read('docs/accessibility.md')
const security = read('docs/security.md')

const namedPath = /`((?:packages|stand-ins|services|gateway|runtime|web|proofs|tools|docs)\/[^`<]+)`/g
const pathsIn = (document: string): string[] => [...document.matchAll(namedPath)].map(([, path = '']) => path)

describe('what CONTRIBUTING.md, docs/accessibility.md and docs/security.md name', () => {
  it.each([...new Set([text, accessibility, security].flatMap(pathsIn))])('is there: %s', (path) => {
    expect(existsSync(new URL(path, root))).toBe(true)
  })

  it('is run by commands that there are', () => {
    const commands = (text + read('docs/commands.md')).match(/npm run [\w:-]+(?: [\w-]+)?/g) ?? []
    expect(commands.filter((command) => !isCommand(command))).toEqual([])
  })
})

describe('docs/accessibility.md', () => {
  const rows = accessibility.split('\n').filter((line) => /^\| \d/.test(line))

  it('has every criterion of WCAG 2.2 A and AA, in order', () => {
    expect(rows.map((row) => /[\d.]+/.exec(row)?.[0])).toEqual(
      criteria.flatMap(({ of, numbers }) => numbers.map((number) => `${of}.${number}`)),
    )
  })

  it.each(rows)('names its check: %s', (row) => {
    expect(row.split('|').at(-2)).toMatch(/\.test\.tsx?`|by hand|does not apply: \w+/)
  })
})

/** https://www.w3.org/TR/WCAG22/, except level AAA and 4.1.1, which was removed. */
const criteria = [
  { of: '1.1', numbers: [1] },
  { of: '1.2', numbers: [1, 2, 3, 4, 5] },
  { of: '1.3', numbers: [1, 2, 3, 4, 5] },
  { of: '1.4', numbers: [1, 2, 3, 4, 5, 10, 11, 12, 13] },
  { of: '2.1', numbers: [1, 2, 4] },
  { of: '2.2', numbers: [1, 2] },
  { of: '2.3', numbers: [1] },
  { of: '2.4', numbers: [1, 2, 3, 4, 5, 6, 7, 11] },
  { of: '2.5', numbers: [1, 2, 3, 4, 7, 8] },
  { of: '3.1', numbers: [1, 2] },
  { of: '3.2', numbers: [1, 2, 3, 4, 6] },
  { of: '3.3', numbers: [1, 2, 3, 4, 7, 8] },
  { of: '4.1', numbers: [2, 3] },
]

describe('docs/security.md', () => {
  const rows = security.split('\n').filter((line) => /^\| \d/.test(line))

  it('has every requirement of ASVS 5.0, levels 1 and 2, once', () => {
    const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[\d.]+/g) ?? [])
    const all = Object.entries(requirements).flatMap(([section, last]) =>
      Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
    )
    expect(named.toSorted()).toEqual(all.toSorted())
  })

  it.each(rows)('names its check, or why it has none: %s', (row) => {
    expect(row.split('|').at(-2)).toMatch(/`[^`]*[./][^`]*`|by hand|(?:does not apply|not held): \w/)
  })
})

/**
 * https://github.com/OWASP/ASVS/tree/v5.0.0: the last requirement of levels 1 and 2 in each section; those of level 3
 * follow.
 */
const requirements = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

describe('what people read', () => {
  const folders = ['web/src', 'services/*.ts', 'packages/contracts/src', '*.md']
  const { stdout } = spawnSync('git', ['grep', '-nE', '(^|[^a-zA-Z])[Ee]-mails?([^a-zA-Z]|$)', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })

  it('spells email in one way, but for a text of the specification', () => {
    expect(
      stdout.split('\n').filter((line) => line !== '' && !line.includes('E-mail notifications for new matches')),
    ).toEqual([])
  })
})

describe('the decisions', () => {
  const files = readdirSync(new URL('docs/decisions/', root)).sort()

  it('are numbered without a gap, in the name as in the title', () => {
    const titles = files.map((file) => read(`docs/decisions/${file}`).split('.')[0])
    expect(titles).toEqual(files.map((_file, index) => `# ${index + 1}`))
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_file, index) => index + 1))
  })

  it.each(files)('say what the situation was, what was decided and what that costs: %s', (file) => {
    const leads = read(`docs/decisions/${file}`).match(/^\*\*[\w ]+\.\*\*/gm)
    expect(leads).toEqual(['**Situation.**', '**Decision.**', '**What it costs.**'])
  })
})
