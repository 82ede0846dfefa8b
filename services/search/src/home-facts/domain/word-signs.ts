import { type Around, type Tell, wordIn } from './around.ts'
import type { Mention } from './mentions.ts'
import type { Reading } from './reading.ts'
import type { Token } from './tokens.ts'

const written = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')

const near = 4
/** The words of a mention, and those around it. */
export const tellWords = ({ tokens, mention, clause, chunk }: Around, tell: Tell): void => {
  const { start, end, meaning } = mention
  const phrase = tokens.slice(start, end)
  for (const { word } of phrase) {
    tell('in', word)
    tell(`in ${meaning.fact}`, word)
  }
  if (phrase.length > 1) tell(`phrase ${meaning.fact}`, written(phrase))
  if (phrase.some(({ owns }) => owns)) tell('phrase', 'owns')
  tell('-1', wordIn(tokens, start - 1))
  tell('-2', wordIn(tokens, start - 2))
  tell('+1', wordIn(tokens, end))
  tell('+2', wordIn(tokens, end + 1))
  tell('first', wordIn(tokens, 0))
  tell('last', wordIn(tokens, tokens.length - 1))
  tell('clause begins', wordIn(tokens, clause.start))
  const tellFrom = (place: string, from: number, to: number) => {
    for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at += 1) tell(place, wordIn(tokens, at))
  }
  tellFrom('before', 0, start)
  tellFrom('after', end, tokens.length)
  tellFrom('chunk before', chunk.start, start)
  tellFrom('chunk after', end, chunk.end)
  tellFrom(meaning.fact, start - near, start)
  tellFrom(meaning.fact, end, end + near)
}

const wordsBetween = 2
/** How far the next mentions of other facts are, or by what words they are joined: lists of what a home has read alike. */
export const tellNeighbours = ({ tokens, mentions }: Reading, mention: Mention, tell: Tell): void => {
  let [before, after] = [-1, tokens.length + 1]
  for (const { start, end, meaning } of mentions) {
    if (meaning.fact === mention.meaning.fact) continue
    if (end <= mention.start) before = Math.max(before, end)
    if (start >= mention.end) after = Math.min(after, start)
  }
  const tellGap = (place: string, start: number, end: number) =>
    tell(place, end - start > wordsBetween ? String(Math.min(end - start, 8)) : written(tokens.slice(start, end)))
  if (before >= 0) tellGap('from neighbour', before, mention.start)
  if (after <= tokens.length) tellGap('to neighbour', mention.end, after)
}
