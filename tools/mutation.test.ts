import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = ['packages', 'services'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/(?:src|evaluation)\//.test(path) && !path.includes('node_modules/'))
    .map((path) => `${folder}/${path}`),
)

interface Areas {
  readonly areas: Readonly<Record<string, Readonly<Record<'mutate' | 'tests', readonly string[]>>>>
}
const { areas } = (await import(new URL('mutation/areas.mjs', import.meta.url).href)) as Areas

/** One pattern for each alternative in braces. */
const spelledOut = (glob: string): string[] => {
  const [, before = '', options, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(glob) ?? []
  return options === undefined ? [glob] : options.split(',').flatMap((one) => spelledOut(`${before}${one}${after}`))
}

const wildcards: Readonly<Record<string, string>> = { '!': '', '.': '\\.', '**/': '(?:.*/)?', '*': '[^/]*' }
const toRegExp = (glob: string) => new RegExp(`^${glob.replaceAll(/\*\*\/|[!.*]/g, (found) => wildcards[found]!)}$`)

it('every pattern of every area, and every alternative in it, finds a file', () => {
  const globs = Object.values(areas).flatMap(({ mutate, tests }) => [...mutate, ...tests].flatMap(spelledOut))
  const finds = (pattern: RegExp) => files.some((file) => pattern.test(file))
  expect(globs.filter((glob) => !finds(toRegExp(glob)))).toEqual([])
})

it('every listed equivalent names a line that is there', () => {
  const text = readFileSync(new URL('mutation/equivalents.json', import.meta.url), 'utf8')
  const isStale = (key: string) => {
    const [, path = '', code = ''] = /^(\S+): (.*) → /.exec(key) ?? []
    return !files.includes(path) || !readFileSync(`${root}/${path}`, 'utf8').includes(code)
  }
  expect(Object.keys(JSON.parse(text) as object).filter(isStale)).toEqual([])
})
