import { type Span, verbs, wordSet } from './clauses.ts'
import type { Token } from './tokens.ts'
import { belongings, lists } from './word-lists.ts'

/** What the mention is of: views look on places of others, and a state is not at a place. */
export type Kind = 'view' | 'state' | 'risk' | 'comfort' | 'thing'

export interface Place {
  readonly clause: Span
  readonly mention: Span
}

const foreign = wordSet(belongings.foreign)
export const makers = wordSet('owner vendor seller tenant')
const deeds = wordSet(belongings.deeds)
export const glue = wordSet(
  'the a an of to in at on by for from with and or , is are was were has have had that which this its our your',
)
const prepositions = wordSet('by of at in on with for to from , unlike like under behind above below')
const within = wordSet('at in of inside')
/** Their maps are of this land. */
const authorities = wordSet('council government bank report contract certificate region district')

/** First words of a subject that is not this home: "most", "my", and with a number "unit 2"; "every home" is not either. */
const leads = wordSet('everyone everybody someone most many half few other my their his her')
const numbered = wordSet('number lot stage unit villa townhouse')
const every = wordSet('every some no')
const plurals = 'homes houses units apartments properties'
const dwellings = wordSet(`home house lot unit apartment property side half place end floor level family ${plurals}`)
const manyDwellings = wordSet(plurals)

/** Words in a subject that make it another's. */
const formers = wordSet('former ex onetime')
const elsewhere = wordSet('next display another neighbouring')
const publicly = wordSet('local council public community neighbouring')

/** Subjects that only look like others': "the living area", "the home office", "the residence in the village". */
const spaces = wordSet('area office')
const rooms = wordSet(
  'dedicated separate private proper second own large home living dining family entertaining alfresco lounge kitchen outdoor pool',
)
/** "City glimpses" are of the city, not the city's. */
const sights = wordSet(lists.sight)
const homes = wordSet(`${lists.dwelling} position this`)
/** What heats these does not heat the home. */
const outbuildings = wordSet('garage shed studio cabana workshop bungalow')

/** The neighbour's pool, what the council, the club or other homes have, and the pool at the club. */
export const isOfOthers = (tokens: readonly Token[], { clause, mention, kind }: Place & { kind: Kind }): boolean => {
  const left = tokens.slice(clause.start, mention.start)
  const isDeed = tokens.slice(clause.start, mention.end).some(({ word }) => deeds.has(word))
  const isTheirs = ({ word, owns }: Token) =>
    foreign.has(word) && (owns || !(isDeed && makers.has(word))) && !(kind === 'risk' && authorities.has(word))
  const near = left.slice(left.findLastIndex(({ word }) => glue.has(word) || verbs.has(word)) + 1)
  const isPlain = kind !== 'view' && kind !== 'state'
  return (
    near.some((one, at) => isTheirs(one) && (isPlain || one.owns) && near[at + 1]?.word !== 'approved') ||
    left.some((_, at) => isTheirsWith(left, at)) ||
    left.slice(-4).some(({ word, owns }) => owns && foreign.has(word)) ||
    isLedByOthers(left, { kind, isTheirs }) ||
    isAtPlace(tokens, { clause, mention }, kind) ||
    // "From the roof of the club the view is superb."
    (kind === 'view' &&
      left[0]?.word === 'from' &&
      !left.some(({ word }) => verbs.has(word) || word === ',') &&
      left.some(isTheirs))
  )
}

/** A sentence whose subject is not the home, so that "it" in the next one is not the home either. */
export const isAboutOthers = (tokens: readonly Token[]): boolean =>
  isLedByOthers(tokens, { kind: 'thing', isTheirs: ({ word }) => foreign.has(word) && !makers.has(word) }) ||
  tokens.some(({ word }, at) => (word === 'next' && tokens[at + 1]?.word === 'door') || (word === 'display' && at < 6))

/** "In the village: pool, library." */
export const isForeign = ({ word }: Token): boolean => foreign.has(word)

interface Leader {
  readonly kind: Kind
  readonly isTheirs: (one: Token) => boolean
}

/** Whether the subject of the clause, before its first verb, is another's. */
const isLedByOthers = (left: readonly Token[], { kind, isTheirs }: Leader): boolean => {
  const verb = left.findIndex(({ word }) => verbs.has(word))
  const subject = left.slice(0, verb < 0 ? 8 : verb)
  const lead = subject[0]?.word ?? ''
  if (leads.has(lead) || (kind !== 'risk' && numbered.has(lead) && /^\d/.test(subject[1]?.word ?? ''))) return true
  if (lead === 'our' && !subject.some(({ word }) => dwellings.has(word))) return true
  if (verb > 0 && subject.some(({ word }, at) => elsewhere.has(word) && !formers.has(subject[at - 1]?.word ?? '')))
    return true
  const ofAll = lead === 'all' ? manyDwellings : every.has(lead) ? dwellings : null
  if (ofAll && subject.slice(1, 4).some(({ word }) => ofAll.has(word))) return true
  if (subject.some(({ word }, at) => word === 'other' && dwellings.has(subject[at + 1]?.word ?? ''))) return true
  if (left.at(-1)?.word === 'no' && left.at(-2)?.word === ',') return false
  const stop = subject.findIndex(({ word }) => prepositions.has(word))
  const name = stop < 0 ? subject.slice(0, verb < 0 ? 4 : verb) : subject.slice(0, stop)
  if (verb > 0 && name.some((one) => publicly.has(one.word) && (kind !== 'risk' || isTheirs(one)))) return true
  const head = name.at(-1)
  if (head === undefined || (rooms.has(name.at(-2)?.word ?? '') && spaces.has(head.word))) return false
  if (isTheirs(head) && (verb > 0 || (head.word !== 'gym' && !(kind === 'view' && sights.has(head.word))))) return true
  if (kind === 'comfort' && verb > 0 && (outbuildings.has(head.word) || name.at(-2)?.word === 'granny')) return true
  return (
    verb > 0 && within.has(subject[stop]?.word ?? '') && !homes.has(head.word) && subject.slice(stop).some(isTheirs)
  )
}

/** "The park with a pool", but not "in a street with views". */
const isTheirsWith = (left: readonly Token[], at: number): boolean =>
  left[at + 1]?.word === 'with' &&
  foreign.has(left[at]?.word ?? '') &&
  !rooms.has(left[at - 1]?.word ?? '') &&
  !left.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'in' || word === 'on' || word === 'onto') &&
  !left.slice(at).some(({ word }) => word === ',')

const places = wordSet('at in from on below behind beside opposite of inside near around')
const placesOf = {
  view: wordSet('from at'),
  state: wordSet(''),
  risk: places,
  comfort: wordSet('at in from on behind beside opposite of inside near around over above by under'),
  thing: places,
}
const articles = wordSet('the a an your our')
/** A heater out there does not heat the home. */
const outdoors = wordSet('garden deck patio alfresco yard backyard outdoor courtyard terrace pergola balcony')

const isAtPlace = (tokens: readonly Token[], { clause, mention }: Place, kind: Kind): boolean => {
  const where = placesOf[kind]
  const chunk = tokens.slice(mention.end, Math.min(clause.end, mention.end + 10))
  const right = upTo(chunk, (word) => word === ',')
  const first = right.findIndex(({ word }) => where.has(word))
  if (first < 0 || first > 5) return false
  return right.slice(first).some(({ word }, at, rest) => {
    if (!where.has(word)) return false
    const phrase = upTo(rest.slice(at + 1, at + 5), (one) => glue.has(one) && !articles.has(one))
    return phrase.some(
      ({ word: one }) => foreign.has(one) || one === 'corner' || (kind === 'comfort' && outdoors.has(one)),
    )
  })
}

const upTo = (tokens: readonly Token[], isEnd: (word: string) => boolean): readonly Token[] => {
  const end = tokens.findIndex(({ word }) => isEnd(word))
  return end < 0 ? tokens : tokens.slice(0, end)
}
