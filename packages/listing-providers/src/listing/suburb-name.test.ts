import { expect, it } from 'vitest'
import { suburbName } from './suburb-name.ts'

it.each([
  ['Melbourne CBD', 'Melbourne'],
  ['SYDNEY CBD', 'Sydney'],
  ['Brisbane CBD', 'Brisbane City'],
  ['ST KILDA EAST', 'St Kilda East'],
  ['CBD', 'Cbd'],
])('%s is %s', (given, name) => {
  expect(suburbName(given)).toBe(name)
})
