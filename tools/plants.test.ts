import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Plants = Readonly<Record<string, { file: string; find: string }>>
const address = new URL('../proofs/simulation/plants.mjs', import.meta.url)
const { plants, missed } = (await import(address.href)) as { plants: Plants; missed: Plants }

it.each(Object.entries({ ...plants, ...missed }))('the plant %s finds what it replaces, once', (_, { file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
