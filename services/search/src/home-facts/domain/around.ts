import type { Span } from './clauses.ts'
import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

/** Takes a sign, by the place where it was seen and what was seen there. */
export type Tell = (place: string, what: string) => void

/** What stands around a mention. */
export interface Around {
  readonly tokens: readonly Token[]
  readonly mention: Mention
  readonly clause: Span
  /** Of the clause, the part between the commas around the mention. */
  readonly chunk: Span
  readonly kind: string
}

/** The places of words of a sort, from one place to the one before `to`. */
export const placesOf = (tokens: readonly Token[], sort: ReadonlySet<string>, from: number, to: number): number[] => {
  const places: number[] = []
  const end = Math.min(to, tokens.length)
  for (let at = from; at < end; at += 1) if (sort.has(wordIn(tokens, at))) places.push(at)
  return places
}

/** A dash beyond the ends. */
export const wordIn = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '-'
