import { factNames } from '@verandah/contracts'
import { comfortWords } from './comfort-words.ts'
import { conditionWords } from './condition-words.ts'
import { dwellingWords } from './dwelling-words.ts'
import { energyWords } from './energy-words.ts'
import { lightWords } from './light-words.ts'
import { otherWords } from './other-words.ts'
import { parkingWords } from './parking-words.ts'
import { phrasesOf } from './phrases.ts'
import { poolWords } from './pool-words.ts'
import { renovationWords } from './renovation-words.ts'
import { riskWords } from './risk-words.ts'
import { studyWords } from './study-words.ts'
import { viewWords } from './view-words.ts'
import { lists, type Meaning, subjects } from './word-lists.ts'

/** One of the names, or a mistake in the words: "[pool = yes, denied = no]". */
const oneOf = <Name extends string>(names: Iterable<Name>, name: string): Name => {
  for (const one of names) if (one === name) return one
  throw new Error(`Nothing of the facts is named ${name}.`)
}

const meaningOf = (head: string): Meaning => {
  const [said = '', ...others] = head.split(', ')
  const [fact = '', value = null] = said.split(' = ')
  const after = (words: string) => others.find((one) => one.startsWith(words))?.slice(words.length)
  const [denied, among] = [after('denied = '), after('among ')]
  return {
    fact: fact === 'nothing' ? null : oneOf(factNames, fact),
    value,
    isWhole: others.includes('whole'),
    ...(denied !== undefined && { denied }),
    ...(among !== undefined && { among: oneOf(Object.keys(subjects) as (keyof typeof subjects)[], among) }),
  }
}

/** The words of all facts: what stands under "[...]" says it. */
const sections = [
  ...[riskWords, energyWords, comfortWords, poolWords, studyWords, dwellingWords, parkingWords],
  ...[conditionWords, renovationWords, viewWords, lightWords, otherWords],
].flatMap((words) => words.split(/^ *\[/m).slice(1))

export const lexicon = phrasesOf<Meaning>(
  sections.map((section) => [
    meaningOf(section.slice(0, section.indexOf(']'))),
    section.slice(section.indexOf(']') + 1),
  ]),
  lists,
)
