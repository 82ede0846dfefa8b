import type { AnyRoute } from '@verandah/contracts'
import fc from 'fast-check'
import { arbitraryOf } from './arbitrary-of.ts'
import { bodySchemaOf, operationOf, type JsonSchema } from './document.ts'
import type { Edit } from './edits.ts'
import { hostileText, hostileValue } from './hostile-values.ts'

type Edits = fc.Arbitrary<Edit>
interface Kind {
  readonly weight: number
  readonly arbitrary: Edits
}

/** Edits of a route's call: valid, almost valid and hostile values. No edits leave it unchanged. */
export function arbitraryEdits(route: AnyRoute): fc.Arbitrary<Edit[]> {
  const odd = [headerEdits, suffixEdits, strayQuery].map((arbitrary) => ({ weight: 1, arbitrary }))
  return fc.array(fc.oneof(...parameterEdits(route), ...bodyEdits(route), ...odd), { maxLength: 3 })
}

/** A path with an empty id is another address. */
const parameterEdits = (route: AnyRoute): Kind[] =>
  operationOf(route).parameters.map(({ name, in: place, schema }) => {
    const part = place === 'path' ? ('params' as const) : ('query' as const)
    const staysHere = (text: string) => part === 'query' || text !== ''
    const value = fc.oneof(quickly(name, schema).map(String), addressText).filter(staysHere)
    return { weight: 2, arbitrary: value.map((text) => ({ kind: 'field', part, name, value: text })) }
  })

/** Longer addresses never reach us: HTTP servers refuse them. */
const addressText = hostileText.map((text) => (text.length > 4_096 ? text.slice(0, 600) : text))

/** Held requests are allowed, but would slow down the test. */
const quickly = (name: string, schema: JsonSchema): fc.Arbitrary<unknown> =>
  arbitraryOf(name === 'waitMs' ? { ...schema, maximum: 5 } : schema)

const bodyEdits = (route: AnyRoute): Kind[] => {
  const schema = bodySchemaOf(route)
  if (schema === null) return [{ weight: 1, arbitrary: textEdits }]
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]): Edits => {
    const value = fc.oneof({ weight: 2, arbitrary: arbitraryOf(field) }, { weight: 1, arbitrary: hostileValue })
    return value.map((given) => ({ kind: 'field', part: 'body', name, value: given }))
  })
  const dropped = fc.constantFrom(...Object.keys(schema.properties ?? {})).map((name): Edit => ({ kind: 'drop', name }))
  const whole = fc.oneof({ weight: 4, arbitrary: arbitraryOf(schema) }, { weight: 1, arbitrary: hostileValue })
  return [
    { weight: 12, arbitrary: fc.oneof(...fields) },
    { weight: 1, arbitrary: dropped },
    { weight: 3, arbitrary: whole.map((value) => ({ kind: 'body', value })) },
    { weight: 1, arbitrary: textEdits },
    { weight: 1, arbitrary: strayField },
  ]
}

const malformed = ['', '{', '{"a":', '[]]', 'null', '"', '\u0000', '\ufeff{}', '{"a":1}{"b":2}', 'a=1&b=2', '<xml/>']

const textEdits: Edits = fc
  .oneof(fc.constantFrom(...malformed), fc.string({ maxLength: 200 }))
  .map((text) => ({ kind: 'text', text }))

const strays = ['__proto__', 'constructor', 'isAdmin', '$set', 'userId', '_id', 'revision', 'outbox', 'toString']

const strayField: Edits = fc
  .tuple(fc.constantFrom(...strays), hostileValue)
  .map(([name, value]) => ({ kind: 'field', part: 'body', name, value }))

const strayQuery: Edits = fc
  .tuple(fc.constantFrom(...strays, 'limit[$gt]', 'id[]'), addressText)
  .map(([name, value]) => ({ kind: 'field', part: 'query', name, value }))

const suffixEdits: Edits = fc
  .constantFrom(
    '/',
    '//',
    '%00',
    '%ZZ',
    '%C0%AF',
    '%ED%A0%80',
    '/..%2f',
    '?',
    '?a=%',
    '&a[b]=1',
    '?limit=1&limit=2',
    '?q=a&q=b',
    '&userId=a&userId=b',
    '&cursor=a&cursor=b',
    ';x=1',
    '.json',
  )
  .map((text) => ({ kind: 'suffix', text }))

const oddHeaders: readonly (readonly [string, string])[] = [
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json; charset=nonsense'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', ';;'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'nonsense'],
  ['accept', 'text/html'],
  ['if-match', '"999999999999999999999"'],
  ['if-match', '*'],
  ['authorization', 'Bearer null'],
  ['stripe-signature', 't=,v1='],
  ['x-request-id', 'a'.repeat(4_096)],
  ['user-agent', 'a'.repeat(4_096)],
  ['accept-language', '*;q=9'],
  ['range', 'bytes=0-0,-1'],
]

const headerEdits: Edits = fc
  .constantFrom(...oddHeaders)
  .map(([name, value]) => ({ kind: 'field', part: 'headers', name, value }))
