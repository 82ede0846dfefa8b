import { stemOf } from './tokens.ts'

/** A word of a phrase as it is written, or a place for one. */
export interface Element {
  /** Null for any word. */
  readonly words: ReadonlySet<string> | null
  readonly isSmallToo: boolean
  readonly isNumber: boolean
  readonly isOptional: boolean
  /** How many words it may stand for. */
  readonly most: number
}

/** "*? *?" is one element that may stand for two words. */
export const elementsOf = (phrase: string, lists: Readonly<Record<string, string>>): Element[] =>
  phrase
    .split(/ +/)
    .reduce<string[][]>((runs, one) => {
      const last = runs.at(-1)
      if ((one === '*?' || one === '~?') && last?.[0] === one) last.push(one)
      else runs.push([one])
      return runs
    }, [])
    .map((run) => elementOf(run[0] ?? '', run.length, lists))

const elementOf = (written: string, most: number, lists: Readonly<Record<string, string>>): Element => {
  const isOptional = written.length > 1 && written.endsWith('?')
  const bare = isOptional ? written.slice(0, -1) : written
  const words = bare.split('|').flatMap((word) => (word.startsWith('@') ? listed(lists, word) : [word]))
  if (words.includes('')) throw new Error(`A phrase has an empty word: "${written}".`)
  return {
    words: bare === '*' || bare === '~' ? null : new Set(words.map(stemOf)),
    isSmallToo: bare === '*',
    isNumber: words.includes('#'),
    isOptional,
    most,
  }
}

const listed = (lists: Readonly<Record<string, string>>, name: string): string[] => {
  const words = lists[name.slice(1)]
  if (words === undefined) throw new Error(`No list of words is named ${name}.`)
  return words.split(' ')
}
