import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAdvert } from './index.ts'

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../evaluation/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const said = (text: string): string[] => readAdvert(text).map(({ fact, value }) => `${fact} ${value}`)

describe('a neutral sentence', () => {
  const neutral = linesOf('neutral.txt')
  const claims = linesOf('seen.tsv')
    .flatMap((line) => /^\S[^\t]*\t([^•]+[.!?])$/.exec(line)?.[1] ?? [])
    .slice(0, 500)

  it('before or after a claim changes nothing', () => {
    expect([neutral.length, claims.length]).toEqual([50, 500])
    expect(neutral.flatMap(said)).toEqual([])
    const changed = claims.flatMap((claim) => {
      const alone = said(claim).join()
      const texts = neutral.flatMap((sentence) => [`${sentence} ${claim}`, `${claim} ${sentence}`])
      return texts.filter((text) => said(text).join() !== alone)
    })
    expect(changed).toEqual([])
  })
})
