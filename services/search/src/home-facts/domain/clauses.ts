import { stemOf, type Token } from './tokens.ts'

/** From one token to the one before `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf))

export const verbs = wordSet(
  'is are was were has have had will would could can may might should shall does did do be stand sit offer come keep boast enjoy make need let get hold take bring add provide serve open lead run went stay stayed came rise rose complete greet warm cool anchor suit cover cross carry feed fill flood capture catch face overlook await look has include feature expect permit allow require support plan list see use share love trim mean give said went fit built renovated installed kept put fitted rebuilt replaced removed took added promise propose advise suggest declare quote believe claim hope recommend operate own lease enjoy meet go sell sold touch touched belong',
)
const hard = wordSet(
  '; ( ) ! ? : - but although though however whereas while yet nevertheless otherwise so because despite',
)
/** What the council's map shows is not the council's. */
const tellers = wordSet('show say confirm state prove')
const mappers = wordSet('map mapping mapped certificate search report record council overlay survey scheme')
/** "Not yet" and "has yet to" begin no clause. */
const still = wordSet('as not is are has have')
const allBut = wordSet('everything all anything nothing')
const lacking = wordSet('lack lacking missing without not exclude')
const joints = wordSet(', and plus or')

/** The clauses of a sentence: its parts between hard marks, and between "and" or a comma where each side has a verb of its own. */
export const clausesOf = (tokens: readonly Token[]): Span[] => {
  const cuts = tokens.flatMap(({ word }, at) => {
    if (word === 'but' && allBut.has(tokens[at - 1]?.word ?? '')) return []
    if (word === 'but' && verbs.has(tokens[at + 1]?.word ?? '')) return []
    if (word === 'yet' && still.has(tokens[at - 1]?.word ?? '')) return []
    if (hard.has(word)) return word === ':' && lacking.has(tokens[at - 1]?.word ?? '') ? [] : [at]
    if (tellers.has(word) && tokens.slice(0, at).some((one) => mappers.has(one.word))) return [at]
    return joints.has(word) && isNewClause(tokens, at) ? [at] : []
  })
  return [...cuts, tokens.length].map((end, place) => ({ start: (cuts[place - 1] ?? -1) + 1, end }))
}

export const clauseAt = (clauses: readonly Span[], place: number): Span | undefined =>
  clauses.find(({ start, end }) => start <= place && place < end)

const subjects = wordSet('the this it there that our inside you i we a an they he she')
const leads = wordSet('unlike while like as where with')
const isNewClause = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.slice(at + 1, at + 6).map(({ word }) => word)
  if (!subjects.has(next[0] ?? '')) return false
  if (next[0] === 'this' && leads.has(tokens[0]?.word ?? '')) return true
  const stop = next.findIndex((word) => joints.has(word) || hard.has(word))
  const ahead = stop < 0 ? next : next.slice(0, stop)
  return ahead.slice(1).some((word) => verbs.has(word)) && tokens.slice(0, at).some(({ word }) => verbs.has(word))
}
