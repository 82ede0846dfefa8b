import { readdir, readFile } from 'node:fs/promises'
import { RuntimeSettings } from '../../runtime/src/settings.ts'
import { settingsOf, type Part } from '../../runtime/src/testing/declared-settings.ts'

export interface Setting {
  readonly name: string
  /** As written in the environment; undefined if optional, null if required. */
  readonly default: string | undefined | null
  /** Its docstring, or the description of its schema. */
  readonly says: string
}

export interface PartDescription {
  readonly name: string
  readonly folder: string
  readonly hasReadme: boolean
  readonly settings: readonly Setting[]
  readonly collections: readonly string[]
}

const root = new URL('../../', import.meta.url)

interface Field {
  readonly description?: string | undefined
  safeParse(value: unknown): { success: boolean; data?: unknown }
}

interface Schema {
  readonly shape: Readonly<Record<string, Field>>
}

/** Packages that declare settings and collections of a part. */
const packagesOf: Partial<Record<Part, readonly string[]>> = { search: ['packages/listing-providers'] }

/** Describes the settings that a process reads, whichever parts it runs. */
export function describeProcess(): Promise<PartDescription> {
  return describe({ name: 'process', folder: 'runtime', packages: [], schema: RuntimeSettings })
}

export async function describePart(part: Part): Promise<PartDescription> {
  const folder = part === 'gateway' ? 'gateway' : `services/${part}`
  return describe({ name: part, folder, packages: packagesOf[part] ?? [], schema: await settingsOf(part) })
}

interface Place {
  name: string
  folder: string
  packages: readonly string[]
  schema: Schema
}

const describe = async ({ name, folder, packages, schema }: Place): Promise<PartDescription> => {
  const sources = (await Promise.all([folder, ...packages].map((each) => readSources(`${each}/src`)))).join('\n')
  const docs = docstringsIn(sources)
  const settings = Object.entries(schema.shape).map(([setting, field]) => ({
    name: setting,
    default: defaultOf(field),
    says: docs.get(setting) ?? field.description ?? undescribed(setting, folder),
  }))
  const collections = [...sources.matchAll(collectionName)].map(([, collection = '']) => collection)
  return { name, folder, hasReadme: folder !== 'runtime', settings, collections: [...new Set(collections)].sort() }
}

const undescribed = (setting: string, folder: string): never => {
  throw new Error(`The setting ${setting} of ${folder} has no description: write a docstring above it.`)
}

const collectionName = /\bstore\.(?:eventCollection|collection)(?:<[^(]*>)?\('(\w+)'/g

/** Returns the text of every source in a folder, without tests. */
const readSources = async (folder: string): Promise<string> => {
  const files = await readdir(new URL(folder, root), { recursive: true })
  const sources = files.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing\//.test(name)).sort()
  return (await Promise.all(sources.map((name) => readFile(new URL(`${folder}/${name}`, root), 'utf8')))).join('\n')
}

const docstringsIn = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/\/\*\* ?((?:[^*]|\*(?!\/))*)\*\/\n\s+([A-Z][A-Z0-9_]+):/g)].map(([, says = '', name = '']) => [
      name,
      says.replace(/\n\s*\* ?/g, ' ').trim(),
    ]),
  )

const defaultOf = (field: Field): Setting['default'] => {
  const { success, data } = field.safeParse(undefined)
  if (!success) return null
  if (Array.isArray(data)) return 'all'
  return data === undefined ? undefined : `${data as string | number | boolean}`
}
