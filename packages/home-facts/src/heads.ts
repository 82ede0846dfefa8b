import type { FactName } from '@verandah/contracts'
import written from './heads.json' with { type: 'json' }
import { type Token, tokensOf } from './tokens.ts'

/** A phrase that may claim a fact; "#" in it is a number from 0 to 10 and becomes the value. */
interface Head {
  readonly fact: FactName
  readonly value: string
  readonly phrase: string
  readonly words: readonly string[]
}

/** A head in a sentence, with the positions of its first and last token. */
export interface Mention {
  readonly head: Head
  readonly value: string
  readonly first: number
  readonly last: number
}

/** Parses lines such as "pool yes: swimming pool"; rejects duplicate heads and wrong order. */
export function readHeads(lines: readonly string[]): Head[] {
  return lines.map((line, at) => {
    if (at > 0 && line <= (lines[at - 1] ?? '')) throw new Error(`heads.json: "${line}" is out of order or there twice`)
    const found = /^(\w+) (#|\w+): (.+)$/.exec(line)
    if (found === null) throw new Error(`heads.json: "${line}" is no head`)
    const [, fact = '', value = '', phrase = ''] = found
    const words = phrase.split(' ').map((word) => (word === '#' ? word : (tokensOf(word)[0]?.word ?? word)))
    return { fact: fact as FactName, value, phrase, words }
  })
}

const byFirstWord = new Map<string, Head[]>()
for (const head of readHeads(written)) {
  const [word = ''] = head.words
  byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), head])
}

/** Every head in a sentence. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap((token, first) => [
    ...mentionsAt(tokens, first, byFirstWord.get(token.word) ?? []),
    ...(token.number === null ? [] : mentionsAt(tokens, first, byFirstWord.get('#') ?? [])),
  ])
}

const mentionsAt = (tokens: readonly Token[], first: number, heads: readonly Head[]): Mention[] =>
  heads.flatMap((head) => {
    const fits = head.words.every((word, at) => {
      const token = tokens[first + at]
      return word === '#' ? typeof token?.number === 'string' : token?.word === word
    })
    if (!fits) return []
    const number = head.words.indexOf('#')
    const value = head.value === '#' ? (tokens[first + number]?.number ?? '') : head.value
    return [{ head, value, first, last: first + head.words.length - 1 }]
  })
