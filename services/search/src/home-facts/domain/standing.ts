import { type Span, verbs, wordSet } from './clauses.ts'
import { type Cue, cuesIn } from './cues.ts'
import { glue, isForeign, isOfOthers, type Kind, type Place } from './owners.ts'
import type { Found } from './phrases.ts'
import { isApart, isDenying, isFollowing, isOfAll, isOfChunk, isPast, isWhere, isWith } from './reach.ts'
import type { Token } from './tokens.ts'

/** How the words around a mention leave it: claimed, denied, or neither. */
export type Standing = 'claimed' | 'denied' | 'open'

/** A sentence with what was found in it once for all its mentions. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly clauses: readonly Span[]
  readonly cues: readonly Found<Cue>[]
}

/** A word that is part of a mention is no cue. */
export const cuesOf = (tokens: readonly Token[], mentions: readonly Span[]): Found<Cue>[] => {
  const found = cuesIn(tokens)
  const plain = found.filter(({ meaning }) => meaning === 'plain')
  return found.filter(
    (cue) =>
      cue.meaning !== 'plain' &&
      !plain.some((mask) => cue.start >= mask.start && cue.start < mask.end) &&
      !mentions.some((mask) => isWithin(cue, mask)),
  )
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end

export const clauseOf = ({ clauses }: Pick<Reading, 'clauses'>, mention: Span): Span =>
  clauses.find((one) => one.start <= mention.start && mention.start < one.end) ?? mention

export const standingOf = (reading: Reading, mention: Span, kind: Kind): Standing => {
  const { tokens, cues } = reading
  const clause = clauseOf(reading, mention)
  if (isAnswered(tokens, mention) || isNone(reading, mention)) return 'denied'
  const other = contrasted(reading, mention)
  if (other === 'denied' || other === 'claimed') return other
  if (tokens.at(-1)?.word === '?' || isOfOthers(tokens, { clause, mention, kind })) return 'open'
  if (other !== null && kind !== 'risk') return 'open'
  const inClause = cues.filter((cue) => isWithin(cue, clause))
  if (isOpened(reading, inClause, mention) || (kind !== 'risk' && isHeaded(reading, mention))) return 'open'
  const before = inClause.filter(({ end }) => end <= mention.start)
  const of = (...meanings: Cue[]) => before.filter(({ meaning }) => meanings.includes(meaning))
  const last = Math.max(-1, ...of('back').map(({ start }) => start))
  const reaches = (cue: Span) => last < cue.end && !isPast(tokens, cue, mention)
  const starts = of('start')
  const isFirst = ({ start }: Span): boolean =>
    tokens.slice(clause.start, start).every(({ word }) => starters.has(word)) ||
    (starters.has(tokens[start - 1]?.word ?? '') && starts.some((other) => other.start < start && isFirst(other)))
  if (of('there').some(reaches)) return 'open'
  if (isApart(tokens.slice(clause.start, mention.start))) return 'open'
  const isThere = (kind === 'thing' || kind === 'comfort') && isWhere(tokens, mention)
  if (!isThere && [...of('wish'), ...starts.filter(isFirst)].some(reaches)) return 'open'
  const after = firstAfter(tokens, inClause, { clause, mention })
  if (after !== undefined) return after.meaning === 'wished' ? 'open' : 'denied'
  const denials = of('deny', ...(kind === 'risk' ? (['beyond'] as const) : [])).filter(reaches)
  const isFar = ({ end }: Span) => (isThere || isWith(tokens, mention)) && mention.start - end > 2
  return denials.some((cue) => !isFar(cue) && isDenying(tokens, cue, mention.start)) ? 'denied' : 'claimed'
}

const selves = wordSet('one apartment flat house home hill block lot unit address property side end')
/** "The house next door has a pool; this one does not." */
const contrasted = ({ tokens, clauses }: Reading, mention: Span): Standing | null => {
  const clause = clauseOf({ clauses }, mention)
  const isThis = ({ word }: Token, at: number) =>
    at >= clause.end &&
    ((word === 'this' && selves.has(tokens[at + 1]?.word ?? '')) ||
      (word === 'our' && /^(?:on|do|has|is|not)$/.test(tokens[at + 1]?.word ?? '')))
  const at = tokens.findIndex(isThis)
  if (
    at < 0 ||
    tokens[at - 1]?.word === ':' ||
    tokens
      .slice(clause.start, mention.start)
      .some(({ word }, place, left) => word === 'it' || (word === 'this' && selves.has(left[place + 1]?.word ?? '')))
  )
    return null
  if (tokens[at - 1]?.word === 'not') return 'denied'
  const from = at + (tokens[at]?.word === 'our' ? (tokens[at + 1]?.word === 'on' ? 4 : 1) : 2)
  const said = tokens.slice(from, clauseOf({ clauses }, { start: at, end: at }).end).map(({ word }) => word)
  const aside = said[0] === ',' ? said.indexOf(',', 1) + 1 : 0
  const stop = said.findIndex((word, place) => place >= aside && /^\W/.test(word))
  const answer = said.slice(aside, stop < 0 ? said.length : stop).join(' ')
  if (/^(?:do|has|is|was|have) not(?: have (?:one|any|it))?$/.test(answer)) return 'denied'
  if (tokens[at]?.word === 'our') return null
  return /^(?:still )?(?:do|has|have|is)(?: (?:one|it|still))?$/.test(answer) ? 'claimed' : 'open'
}

/** "Optional extras: a pool", "In the village: a pool". */
const isHeaded = ({ tokens, cues }: Reading, { start }: Span): boolean => {
  const colon = tokens.findIndex(({ word }) => word === ':')
  if (colon < 0 || colon >= start || colon > 7) return false
  const isCue = ({ meaning, end }: Found<Cue>) => end <= colon && headers.has(meaning)
  const [head, list] = [tokens.slice(0, colon), tokens.slice(colon + 1)]
  if (list.some(({ word }) => verbs.has(word))) return false
  return cues.some(isCue) || (nearbys.has(head[0]?.word ?? '') && head.some(isForeign))
}
const nearbys = wordSet('in near at around within local from by on')
const headers = new Set<Cue>(['wish', 'wished', 'there', 'clause', 'lead', 'start'])

/** Words that leave all around them open, and those that touch the mention. */
const isOpened = ({ tokens, cues }: Reading, inClause: readonly Found<Cue>[], mention: Span): boolean =>
  cues.some(({ meaning, start }) => meaning === 'sentence' || (meaning === 'suffix' && start === mention.end)) ||
  inClause.some(
    (cue) =>
      (cue.meaning === 'clause' && isOfChunk(tokens, cue, mention)) ||
      (cue.meaning === 'lead' && cue.end <= mention.start) ||
      (cue.meaning === 'prefix' &&
        cue.end <= mention.start &&
        tokens.slice(cue.end, mention.start).every(({ word }) => !glue.has(word))),
  )

/** The first word after the mention that speaks of it. */
const firstAfter = (tokens: readonly Token[], cues: readonly Found<Cue>[], { clause, mention }: Place) =>
  cues
    .filter(({ meaning, start }) => {
      if (start < mention.end || (meaning !== 'wished' && meaning !== 'denied')) return false
      const isOfIt = isFollowing(tokens, mention.end, start)
      return isOfIt || (meaning === 'wished' && isOfAll(tokens, clause, { start: mention.end, end: start }))
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)[0]

const starters = wordSet('just simply why not then and or so perhaps please ,')

const ofAnother = wordSet('under for of in on from')
/** "Wired for a battery but none is fitted", but not "under one overlay, none under another". */
const isNone = ({ tokens, cues }: Reading, mention: Span): boolean =>
  cues.some(
    ({ meaning, start, end }) =>
      meaning === 'none' &&
      start >= mention.end &&
      start - mention.end < 12 &&
      !(tokens[start]?.word === 'none' && end === start + 1 && ofAnother.has(tokens[end]?.word ?? '')),
  )

const negatives = wordSet('no none nil not')
const nouns = /^[a-z]/
/** "Pool: no", "Pool? None." */
const isAnswered = (tokens: readonly Token[], { end }: Span): boolean =>
  (['?', ':', '-'].includes(tokens[end]?.word ?? '') &&
    negatives.has(tokens[end + 1]?.word ?? '') &&
    !(tokens[end + 1]?.word === 'no' && nouns.test(tokens[end + 2]?.word ?? ''))) ||
  tokens[end]?.word === 'free' ||
  (negatives.has(tokens[end]?.word ?? '') && /^[,;)]?$/.test(tokens[end + 1]?.word ?? ''))
