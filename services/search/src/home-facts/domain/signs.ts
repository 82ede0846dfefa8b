import { type Around, placesOf, type Tell, wordIn } from './around.ts'
import { clauseAt, type Span, verbs, wordSet } from './clauses.ts'
import type { Cue } from './cues.ts'
import type { Found } from './phrases.ts'
import type { Mention } from './mentions.ts'
import type { Reading } from './reading.ts'
import type { Token } from './tokens.ts'
import { belongings, lists, things } from './word-lists.ts'
import { homeAt } from './whose.ts'
import { tellNeighbours, tellWords } from './word-signs.ts'

const others = wordSet(belongings.foreign)
const homes = wordSet(lists.dwelling)
const nearSorts = Object.entries({ others, part: wordSet(things.part), dark: wordSet(things.dark) })
const sorts = [...nearSorts, ['home', homes] as const]
const prepositions = wordSet('by of at in on with for to from , unlike like under behind above below')
/** Kinds of facts about which people speak alike. */
const kinds: Partial<Record<Mention['meaning']['fact'], string>> = {
  ...{ view: 'view', flood: 'risk', bushfire: 'risk', heating: 'comfort', airConditioning: 'comfort' },
  ...{ condition: 'state', renovated: 'state', light: 'state', energyRating: 'state' },
}

/** Tells the signs by which a mention is claimed of the home, denied, or neither: for learning and for reading alike. */
export const tellSigns = (reading: Reading, mention: Mention, tell: Tell): void => {
  const { tokens, clauses, cues } = reading
  const clause = clauseAt(clauses, mention.start) ?? mention
  const chunk = chunkOf(tokens, clause, mention)
  const kind = kinds[mention.meaning.fact] ?? 'thing'
  tellMeaning(mention.meaning, kind, tell)
  const around = { tokens, mention, clause, chunk, kind }
  tellWords(around, tell)
  tellSubject(around, tell)
  tellSorts(around, tell)
  tellContrast(around, tell)
  tellDeniedList(around, tell)
  tellNeighbours(reading, mention, tell)
  tellCues(around, cues, tell)
  tellSides(reading, around, tell)
}

/** Whose home the mention is said of, and the sentences on either side: "It is" after a question. */
const tellSides = ({ named, before, after }: Reading, { tokens, mention, kind }: Around, tell: Tell): void => {
  for (const { word } of before.tokens) tell('sentence before', word)
  for (let at = 0; at < Math.min(3, after.tokens.length); at += 1) tell('sentence after', wordIn(after.tokens, at))
  const whose = homeAt(tokens, named, before.named, mention.start)
  if (whose === undefined) return
  tell('whose', whose)
  tell('whose', `${whose} ${kind}`)
}

const chunkOf = (tokens: readonly Token[], clause: Span, mention: Span): Span => {
  let { start, end } = mention
  while (start > clause.start && wordIn(tokens, start - 1) !== ',') start -= 1
  while (end < clause.end && wordIn(tokens, end) !== ',') end += 1
  return { start, end: Math.min(clause.end, end) }
}

const tellMeaning = ({ fact, value, denied, isWhole }: Mention['meaning'], kind: string, tell: Tell): void => {
  tell('kind', kind)
  tell('fact', fact)
  tell('claim', `${fact}=${value}`)
  if (isWhole) tell('phrase', 'whole')
  if (denied === undefined) tell('phrase', 'undeniable')
}

/** The subject of the clause and the verbs on either side of the mention. */
const tellSubject = ({ tokens, mention, clause, kind }: Around, tell: Tell): void => {
  const before = placesOf(tokens, verbs, clause.start, mention.start)
  const after = placesOf(tokens, verbs, mention.end, clause.end)
  const [verb, next] = [before[0], after[0]]
  tell('verbs', `${Math.min(2, before.length)} ${Math.min(2, after.length)}`)
  if (next !== undefined) tell('next verb', wordIn(tokens, next))
  if (verb === undefined) return
  const subject = tokens.slice(clause.start, verb)
  for (const { word } of subject) tell('subject', word)
  const stop = subject.findIndex(({ word }) => prepositions.has(word))
  const head = subject[(stop < 0 ? subject.length : stop) - 1]
  if (head === undefined) return
  tell('head', head.word)
  for (const [name, sort] of sorts) if (sort.has(head.word)) tell(`head ${name}`, kind)
}

/** Words of one sort around: other people and places, parts of a home, homes. */
const tellSorts = ({ tokens, mention, clause, chunk, kind }: Around, tell: Tell): void => {
  const tellSort = (place: string, sort: ReadonlySet<string>, from: number, to: number) => {
    if (placesOf(tokens, sort, from, to).length === 0) return
    tell(place, '')
    tell(place, kind)
  }
  tellSort('others before', others, clause.start, mention.start)
  tellSort('others after', others, mention.end, clause.end)
  for (const [name, sort] of nearSorts) {
    tellSort(`${name} close before`, sort, chunk.start, mention.start)
    tellSort(`${name} close after`, sort, mention.end, chunk.end)
  }
  const [at] = placesOf(tokens, prepositions, mention.end, Math.min(chunk.end, mention.end + 6))
  if (at === undefined) return
  tell('preposition', wordIn(tokens, at))
  for (const [name, sort] of sorts)
    if (placesOf(tokens, sort, at + 1, Math.min(chunk.end, at + 4)).length > 0)
      tell(`preposition to ${name}`, `${wordIn(tokens, at)} ${kind}`)
}

/** "The house next door has a pool; this one does not." */
const tellContrast = ({ tokens, mention, clause }: Around, tell: Tell): void => {
  const at = tokens.findIndex(
    ({ word }, place) =>
      (word === 'this' || word === 'our') &&
      (place >= clause.end || place < mention.start) &&
      homes.has(wordIn(tokens, place + 1)),
  )
  if (at < 0) return
  const side = at < mention.start ? 'this home before' : 'this home after'
  tell(side, '')
  tell(side, wordIn(tokens, at - 1))
  tell(side, `${wordIn(tokens, at + 2)} ${wordIn(tokens, at + 3)}`)
}

/** "No garage, carport or car space": what stands between the denial and the mention is a list, and "or" joins it. */
const tellDeniedList = ({ tokens, mention }: Around, tell: Tell): void => {
  const at = placesOf(tokens, denials, Math.max(0, mention.start - longestList), mention.start).at(-1)
  if (at === undefined) return
  const between = tokens.slice(at + 1, mention.start)
  if (!between.some(({ word }) => word === ',' || word === 'or') || between.some(({ word }) => endsList(word))) return
  const after = tokens.slice(mention.end, mention.end + nearEnd)
  const stop = after.findIndex(({ word }) => endsList(word))
  const rest = stop < 0 ? after : after.slice(0, stop)
  tell('denied list', [...between, ...rest].some(({ word }) => word === 'or' || word === 'nor') ? 'or' : ',')
}
const denials = wordSet('no without neither nor not lack minus')
const [longestList, nearEnd] = [12, 5]
const endings = wordSet('and but with ; : ( ) plus though although however just only')
const endsList = (word: string): boolean => endings.has(word) || verbs.has(word)

/** The cues of the sentence by where they stand. */
const tellCues = ({ mention, chunk, kind }: Around, cues: readonly Found<Cue>[], tell: Tell): void => {
  const tellSide = (side: string, all: readonly Found<Cue>[]) => {
    for (const cue of all) {
      const { meaning } = cue
      tell(`cue ${side}`, meaning)
      if (cue.start < chunk.start || cue.end > chunk.end) continue
      tell(`chunk cue ${side}`, meaning)
      tell(`chunk cue ${side}`, `${meaning} ${kind}`)
    }
  }
  tellSide(
    'before',
    cues.filter(({ end }) => end <= mention.start),
  )
  tellSide(
    'after',
    cues.filter(({ start }) => start >= mention.end),
  )
}
