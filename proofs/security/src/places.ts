import type { AnyRoute } from '@verandah/contracts'
import type { Asking } from './asking.ts'
import { bodySchemaOf, operationOf, type JsonSchema } from './document.ts'

/** A place for an id in a call. Undeclared places are tried too: no service may trust them. */
export interface Place {
  readonly part: 'params' | 'query' | 'body' | 'headers'
  readonly name: string
  readonly isDeclared: boolean
}

const idName = /^(id|ids|token|cursor)$|(Id|Secret)$/
const idPattern = '^[A-Za-z0-9][A-Za-z0-9:_.-]{0,127}$'

const undeclared: readonly Place[] = [
  { part: 'query', name: 'userId', isDeclared: false },
  { part: 'body', name: 'userId', isDeclared: false },
  { part: 'headers', name: 'x-user-id', isDeclared: false },
]

/** Returns every place of an id in a call, read from the OpenAPI document. */
export function placesOf(route: AnyRoute): Place[] {
  const fromParameters = operationOf(route).parameters.flatMap(({ name, in: place, schema }): Place[] =>
    isId(name, schema) ? [{ part: place === 'path' ? 'params' : 'query', name, isDeclared: true }] : [],
  )
  const fromBody = Object.entries(bodySchemaOf(route)?.properties ?? {}).flatMap(([name, schema]): Place[] =>
    isId(name, schema) ? [{ part: 'body', name, isDeclared: true }] : [],
  )
  const declared = [...fromParameters, ...fromBody]
  const isFree = ({ part, name }: Place) => !declared.some((place) => place.part === part && place.name === name)
  const fits = ({ part }: Place) => part !== 'body' || bodySchemaOf(route) !== null
  return [...declared, ...undeclared.filter((place) => isFree(place) && fits(place))]
}

const isId = (name: string, { pattern, anyOf = [] }: JsonSchema): boolean =>
  idName.test(name) || pattern === idPattern || anyOf.some((schema) => schema.pattern === idPattern)

export function valueAt(asking: Asking, { part, name }: Place): unknown {
  return (asking[part] as Readonly<Record<string, unknown>> | undefined)?.[name]
}

export function putAt(asking: Asking, { part, name }: Place, value: unknown): Asking {
  const before = (asking[part] ?? {}) as Readonly<Record<string, unknown>>
  const written = part === 'body' || typeof value === 'string' ? value : JSON.stringify(value)
  return { ...asking, [part]: withOwn(before, name, written) }
}

/** An ordinary assignment would lose `__proto__`. */
const withOwn = (record: Readonly<Record<string, unknown>>, name: string, value: unknown) =>
  Object.fromEntries([...Object.entries(record).filter(([key]) => key !== name), [name, value]])
