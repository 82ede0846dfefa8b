import { expect, it } from 'vitest'
import { createReadOnce } from './read-once.ts'

const readings = () => {
  const readOnce = createReadOnce<readonly string[]>((adverts) => adverts.length)
  const read: string[] = []
  return {
    read,
    of: (digest: string | undefined, setting: object = {}, count = 1) =>
      readOnce({ digest }, setting, () => {
        read.push(digest ?? 'none')
        return Array.from({ length: count }, (_, n) => `${digest} ${n}`)
      }),
  }
}

it('searches that get the same reply share one reading of it', () => {
  const { of, read } = readings()
  expect(of('a')).toBe(of('a'))
  expect(read).toEqual(['a'])
})

it('reads a reply again in another setting, such as the next year', () => {
  const { of, read } = readings()
  of('a', { year: 2026 })
  of('a', { year: 2027 })
  expect(read).toEqual(['a', 'a'])
})

it('reads a reply without a digest each time', () => {
  const { of, read } = readings()
  of(undefined)
  of(undefined)
  expect(read).toHaveLength(2)
})

it('keeps what was used last, up to a thousand adverts', () => {
  const { of, read } = readings()
  of('a', {}, 400)
  of('b', {}, 400)
  of('a')
  of('c', {}, 400)
  of('a')
  expect(read).toEqual(['a', 'b', 'c'])
  of('b')
  expect(read).toEqual(['a', 'b', 'c', 'b'])
})
