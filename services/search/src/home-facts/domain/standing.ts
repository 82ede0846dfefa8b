import { type Span, verbs, wordSet } from './clauses.ts'
import { type Cue, cuesIn } from './cues.ts'
import { glue, isForeign, isOfOthers, type Kind, type Place } from './owners.ts'
import type { Found } from './phrases.ts'
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
  if (isAnswered(tokens, mention) || isNone(cues, mention)) return 'denied'
  const other = contrasted(reading, mention)
  if (other === 'denied' || other === 'claimed') return other
  if (tokens.at(-1)?.word === '?' || isOfOthers(tokens, { clause, mention, kind })) return 'open'
  if (other !== null && kind !== 'risk') return 'open'
  const inClause = cues.filter((cue) => isWithin(cue, clause))
  if (isOpened(reading, inClause, mention) || (kind !== 'risk' && isHeaded(reading, mention))) return 'open'
  const before = inClause.filter(({ end }) => end <= mention.start)
  const of = (...meanings: Cue[]) => before.filter(({ meaning }) => meanings.includes(meaning))
  const last = Math.max(-1, ...of('back').map(({ start }) => start))
  const reaches = ({ end }: Span) => last < end
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
    at >= clause.end && word === 'this' && selves.has(tokens[at + 1]?.word ?? '')
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
  const said = tokens.slice(at + 2, clauseOf({ clauses }, { start: at, end: at }).end).map(({ word }) => word)
  const aside = said[0] === ',' ? said.indexOf(',', 1) + 1 : 0
  const stop = said.findIndex((word, place) => place >= aside && /^\W/.test(word))
  const answer = said.slice(aside, stop < 0 ? said.length : stop).join(' ')
  if (/^(?:do|has|is|was|have) not(?: have (?:one|any|it))?$/.test(answer)) return 'denied'
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

const mere = wordSet('a an just only about less than under minute two three five ten few short easy')
/** "Pool, garage, shops nearby" speaks of the shops, "shops, pool and cafes nearby" of all. */
const isOfChunk = (tokens: readonly Token[], cue: Span, mention: Span): boolean => {
  const [from, to] = cue.start < mention.start ? [cue.end, mention.start] : [mention.end, cue.start]
  const between = tokens.slice(from, to).map(({ word }) => word)
  const tail = between.slice(between.lastIndexOf(',') + 1)
  const isApposed =
    cue.start > mention.end && between[0] === ',' && tail.every((word) => mere.has(word) || /^\d+$/.test(word))
  return (
    isApposed ||
    !between.includes(',') ||
    between.slice(between.lastIndexOf(',')).some((word) => word === 'and' || verbs.has(word))
  )
}

const aparts = wordSet('for among amongst amid')
const edges = wordSet(
  'in on at to with by from of , and under behind over off include including featuring offering boasting',
)
const reasons = wordSet('is are it way thanks make')
/** "Ideal for views", "among renovated homes", but not "worth it for the views". */
const isApart = (left: readonly Token[]): boolean => {
  const at = left.findLastIndex(({ word }) => aparts.has(word) || edges.has(word) || verbs.has(word))
  return aparts.has(left[at]?.word ?? '') && !reasons.has(left[at - 1]?.word ?? '')
}

const wheres = wordSet('in behind beside above over under near by off')
const definite = wordSet('the it its your our')
/** "Provision for a battery in the garage": the garage is there. */
const isWhere = (tokens: readonly Token[], { start }: Span): boolean =>
  [start - 1, start - 2].some((at) => definite.has(tokens[at]?.word ?? '') && wheres.has(tokens[at - 1]?.word ?? ''))

/** "No battery on the solar": the solar is there. */
const isWith = (tokens: readonly Token[], { start }: Span): boolean =>
  definite.has(tokens[start - 1]?.word ?? '') && ['on', 'for'].includes(tokens[start - 2]?.word ?? '')

const starters = wordSet('just simply why not then and or so perhaps please ,')

/** "Wired for a battery but none is fitted." */
const isNone = (cues: readonly Found<Cue>[], { end }: Span): boolean =>
  cues.some(({ meaning, start }) => meaning === 'none' && start >= end && start - end < 12)

const negatives = wordSet('no none nil not')
/** "Pool: no", "Pool? None." */
const isAnswered = (tokens: readonly Token[], { end }: Span): boolean =>
  (['?', ':', '-'].includes(tokens[end]?.word ?? '') && negatives.has(tokens[end + 1]?.word ?? '')) ||
  tokens[end]?.word === 'free' ||
  (negatives.has(tokens[end]?.word ?? '') && /^[,;)]?$/.test(tokens[end + 1]?.word ?? ''))

/** What follows a mention speaks of it while no comma and no other "and" has come between. */
const isFollowing = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= 6 &&
  tokens
    .slice(from, to)
    .every(({ word }, place) => (word !== ',' || (place === 0 && to === from + 1)) && !['and', 'with'].includes(word))

/** "Solar, a battery and a charger are planned": one verb for all. */
const isOfAll = (tokens: readonly Token[], clause: Span, between: Span): boolean =>
  verbs.has(tokens[between.end]?.word ?? '') &&
  tokens.slice(clause.start, between.end).every(({ word }) => !verbs.has(word))

const restarts = wordSet('but plus with just only favour way')
const articles = wordSet('a an the plus with has lot plenty there is its it')
const isDenying = (tokens: readonly Token[], cue: Span, to: number): boolean => {
  const between = tokens.slice(cue.end, to).map(({ word }) => word)
  const isRestarted = between.some(
    (word, place) => restarts.has(word) || (word === 'and' && articles.has(between[place + 1] ?? '')),
  )
  return !isRestarted && (!between.includes(',') || between.some((word) => word === 'or' || word === 'nor'))
}
