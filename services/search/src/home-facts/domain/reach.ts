import { type Span, verbs, wordSet } from './clauses.ts'
import type { Token } from './tokens.ts'

/** "Wants paint and a plumber, gets the sun": a verb after a comma says something new. "Finished and waiting, a garage": it has no object. */
export const isPast = (tokens: readonly Token[], cue: Span, { start }: Span): boolean =>
  wants.has(tokens[cue.start]?.word ?? '') &&
  ((tokens[cue.end]?.word === ',' && tokens[cue.end - 1]?.word === 'waiting') ||
    tokens
      .slice(cue.end, start + 1)
      .some(({ word }, at, between) => verbs.has(word) && at > 0 && between[at - 1]?.word === ','))
const wants = wordSet('want need suit await require deserve waiting')

const mere = wordSet('a an just only about less than under minute two three five ten few short easy')
/** "Pool, garage, shops nearby" speaks of the shops, "shops, pool and cafes nearby" of all. */
export const isOfChunk = (tokens: readonly Token[], cue: Span, mention: Span): boolean => {
  const [from, to] = cue.start < mention.start ? [cue.end, mention.start] : [mention.end, cue.start]
  const between = tokens.slice(from, to).map(({ word }) => word)
  const tail = between.slice(between.lastIndexOf(',') + 1)
  const isApposed =
    cue.start > mention.end && between[0] === ',' && tail.every((word) => mere.has(word) || /^\d+$/.test(word))
  return (
    isApposed ||
    !between.includes(',') ||
    (!tail.includes('that') &&
      between.slice(between.lastIndexOf(',')).some((word) => word === 'and' || verbs.has(word)))
  )
}

const aparts = wordSet('for among amongst amid')
const edges = wordSet(
  'in on at to with by from of , and under behind beside off include including featuring offering boasting',
)
const reasons = wordSet('is are it way thanks make')
/** "Ideal for views", "among renovated homes", but not "worth it for the views". */
export const isApart = (left: readonly Token[]): boolean => {
  const at = left.findLastIndex(({ word }) => aparts.has(word) || edges.has(word) || verbs.has(word))
  return aparts.has(left[at]?.word ?? '') && !reasons.has(left[at - 1]?.word ?? '')
}

const wheres = wordSet('in behind beside above over under near by off')
const definite = wordSet('the it its your our')
/** "Provision for a battery in the garage": the garage is there. */
export const isWhere = (tokens: readonly Token[], { start }: Span): boolean =>
  [start - 1, start - 2].some((at) => definite.has(tokens[at]?.word ?? '') && wheres.has(tokens[at - 1]?.word ?? ''))

/** "No battery on the solar": the solar is there. */
export const isWith = (tokens: readonly Token[], { start }: Span): boolean =>
  definite.has(tokens[start - 1]?.word ?? '') && ['on', 'for'].includes(tokens[start - 2]?.word ?? '')

/** "The panels leaked and have been taken down": this "and" goes on about them. */
const isSecondVerb = (tokens: readonly Token[], to: number, at: number): boolean =>
  at >= to - 2 && auxiliaries.has(tokens[at + 1]?.word ?? '')
const auxiliaries = wordSet('has is are was were')

/** What follows a mention speaks of it while no comma and no other "and" has come between. */
export const isFollowing = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= 6 &&
  tokens
    .slice(from, to)
    .every(
      ({ word }, place) =>
        (word !== ',' || (place === 0 && to === from + 1)) &&
        (word !== 'and' || isSecondVerb(tokens, to, from + place)) &&
        word !== 'with',
    )

const anew = wordSet('the it you we this')
/** "Solar, a battery and a charger are planned": one verb for all. */
export const isOfAll = (tokens: readonly Token[], clause: Span, between: Span): boolean =>
  verbs.has(tokens[between.end]?.word ?? '') &&
  !tokens
    .slice(between.start, between.end)
    .some(({ word }, at, all) => word === ',' && anew.has(all[at + 1]?.word ?? '')) &&
  tokens.slice(clause.start, between.end).every(({ word }) => !verbs.has(word))

const restarts = wordSet('but plus with just only favour way')
const articles = wordSet('a an the plus with has lot plenty there is its it you we they i')
export const isDenying = (tokens: readonly Token[], cue: Span, to: number): boolean => {
  const between = tokens.slice(cue.end, to).map(({ word }) => word)
  const isRestarted = between.some(
    (word, place) => restarts.has(word) || (word === 'and' && articles.has(between[place + 1] ?? '')),
  )
  return !isRestarted && (!between.includes(',') || between.some((word) => word === 'or' || word === 'nor'))
}
