import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as contract from '../src/contract.ts'

const root = join(import.meta.dirname, '../../..')
const senders = ['services', 'packages/kit', 'packages/listing-providers', 'packages/user-records', 'runtime', 'proofs']

/** All that sends commands, without tests. */
const sources = senders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  )
  .filter((name) => /[/\\]src[/\\].*\.ts$/.test(name) && !/node_modules|\.test\.ts$|proofs.security/.test(name))

/** The names with a dollar that are the keys of objects. */
const sent = new Set(
  sources.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/(?:^|[^\w.`])'?(\$[a-z]\w*)'?:/gm)].map(([, key = '']) => key),
  ),
)

const declared = [
  ...[contract.QUERY_OPERATORS, contract.FILTER_OPERATORS, contract.UPDATE_OPERATORS, contract.PUSH_MODIFIERS],
].flatMap((names): string[] => [...names])

/** Said by a person, and meant by every `{ field: value }`. */
const implied = ['$eq']
/** Sent by the build before alone, whose processes may run beside this store. They leave the contract one build later. */
const leaving: readonly string[] = []

describe('the contract', () => {
  it('names every operator that our services, runtime and proofs send, and no other', () => {
    expect([...sent, ...implied, ...leaving].toSorted()).toEqual([...new Set(declared)].toSorted())
  })
})
