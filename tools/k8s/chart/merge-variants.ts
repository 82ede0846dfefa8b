import { conditionOf } from './features.ts'
import { isHole, type Hole } from './hole.ts'

/** A value of a template. `when` is the condition under which an entry or item is there. */
export type Node =
  | { readonly is: 'scalar'; readonly value: unknown }
  | { readonly is: 'hole'; readonly value: Hole }
  | { readonly is: 'map'; readonly entries: readonly (Part & { readonly key: string })[] }
  | { readonly is: 'list'; readonly items: readonly Part[] }
  | { readonly is: 'choice'; readonly when: string; readonly then: Node; readonly otherwise: Node }

export interface Part {
  readonly node: Node
  readonly when: string | undefined
}

type Values = readonly unknown[]
type Plain = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isHole(value)
const nameOf = (item: unknown): string | undefined =>
  isMap(item) && typeof item.name === 'string' ? item.name : undefined
const isNamed = (value: unknown): value is Plain[] =>
  Array.isArray(value) && new Set(value.map(nameOf)).size === value.length && value.every((item) => nameOf(item))

const isThere = (value: unknown) => value !== undefined

const partOf = (own: Values, parents: Values): Part => ({
  node: mergeVariants(own),
  when: conditionOf(own.map(isThere), parents.map(isThere)),
})

const mapOf = (values: Values): Node => {
  const keys = new Set(values.flatMap((value) => (isMap(value) ? Object.keys(value) : [])))
  const own = (key: string) => values.map((value) => (isMap(value) ? value[key] : undefined))
  return { is: 'map', entries: [...keys].map((key) => ({ key, ...partOf(own(key), values) })) }
}

const namedListOf = (values: readonly (Plain[] | undefined)[]): Node => {
  const names = new Set(values.flatMap((value) => value?.map(nameOf) ?? []))
  const own = (name: string | undefined) => values.map((value) => value?.find((item) => nameOf(item) === name))
  return { is: 'list', items: [...names].map((name) => partOf(own(name), values)) }
}

const plain = (value: unknown): Node => {
  if (isHole(value)) return { is: 'hole', value }
  if (Array.isArray(value)) return { is: 'list', items: value.map((item) => ({ node: plain(item), when: undefined })) }
  if (!isMap(value)) return { is: 'scalar', value }
  const entries = Object.entries(value).map(([key, one]) => ({ key, node: plain(one), when: undefined }))
  return { is: 'map', entries }
}

const choiceOf = (values: Values, [first, second]: readonly string[]): Node => {
  const texts = values.map((value) => JSON.stringify(value))
  const valueOf = (text: string | undefined) => values[texts.indexOf(text ?? '')]
  const when = conditionOf(
    texts.map((text) => text === first),
    values.map(isThere),
  )
  return { is: 'choice', when: when ?? '', then: plain(valueOf(first)), otherwise: plain(valueOf(second)) }
}

/** Merges a value of all variants, undefined where a variant lacks it, into one template. */
export function mergeVariants(values: Values): Node {
  const there = values.filter(isThere)
  const texts = [...new Set(there.map((value) => JSON.stringify(value)))]
  if (texts.length === 1) return plain(there[0])
  if (there.every(isMap)) return mapOf(values)
  if (there.every(isNamed)) return namedListOf(values as readonly (Plain[] | undefined)[])
  if (texts.length === 2) return choiceOf(values, texts)
  throw new Error(`More than two forms of one value: ${texts.join(' | ').slice(0, 400)}`)
}
