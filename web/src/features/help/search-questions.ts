import type { Question, Topic } from './question.ts'
import { account } from './topics/account.ts'
import { planning } from './topics/planning.ts'
import { scores } from './topics/scores.ts'
import { searching } from './topics/searching.ts'
import { together } from './topics/together.ts'

export const topics: readonly Topic[] = [searching, scores, planning, together, account]

/** Returns the questions in which every typed word or its singular is a word's prefix; omits empty topics. */
export function searchQuestions(typed: string): readonly Topic[] {
  const wanted = tellingWordsOf(typed)
  if (wanted.length === 0) return topics
  return topics
    .map(({ title, questions }) => ({ title, questions: questions.filter((question) => isFound(question, wanted)) }))
    .filter(({ questions }) => questions.length > 0)
}

const isFound = ({ question, answer, also = '' }: Question, wanted: readonly string[]): boolean => {
  const words = wordsOf([question, ...answer, also].join(' '))
  return wanted.map(singularOf).every((start) => words.some((word) => word.startsWith(start)))
}

/** "repayments" finds "repayment" too. */
const singularOf = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

/** Drops stop words from typed sentences, unless there are no other words. */
const tellingWordsOf = (typed: string): readonly string[] => {
  const words = wordsOf(typed)
  const telling = words.filter((word) => word.length > 2 && !smallWords.has(word))
  return telling.length > 0 ? telling : words
}

const smallWords = new Set([
  'and',
  'are',
  'can',
  'cant',
  'does',
  'dont',
  'for',
  'how',
  'the',
  'what',
  'when',
  'where',
  'why',
])

/** Splits text into words: lower case, without accents and apostrophes. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
