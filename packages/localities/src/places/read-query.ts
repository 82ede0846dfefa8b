import { expandWords, expansionsOf, normaliseText } from './normalise-text.ts'
import { stateOfName } from './state-names.ts'

/** The typed text in the forms to look up. `name`, `state` and `postcode` are for the search with typos. */
export type LocalityQuery = { forms: string[]; name: string; state?: string; postcode?: string }

const maxTyped = 200

const codeOfName = new Map(Array.from(stateOfName, ([name, state]) => [name, state.toLowerCase()]))
const stateCodes = new Set(codeOfName.values())

export function readQuery(text: string): LocalityQuery {
  const typed = postcodeFirst(shortenState(normaliseText(text.slice(0, maxTyped))))
  const forms = expansionsOf(typed).filter((form) => form !== '')
  return { forms, ...splitQuery(expandWords(typed)) }
}

/** `vic 3182` becomes `3182 vic`. */
const postcodeFirst = (typed: string): string => {
  const [state = '', postcode = '', ...more] = typed.split(' ')
  return more.length === 0 && stateCodes.has(state) && /^\d{4}$/.test(postcode) ? `${postcode} ${state}` : typed
}

/** `richmond victoria 3121` becomes `richmond vic 3121`; a leading state name is kept. */
const shortenState = (typed: string): string => {
  for (const [name, code] of codeOfName) {
    const start = typed.indexOf(` ${name}`)
    const end = start + name.length + 1
    if (new RegExp(`^${name} \\d{4}$`).test(typed)) return typed.replace(name, code)
    if (start > 0 && (end === typed.length || typed[end] === ' '))
      return typed.slice(0, start + 1) + code + typed.slice(end)
  }
  return typed
}

const splitQuery = (typed: string): Omit<LocalityQuery, 'forms'> => {
  const words = typed.split(' ')
  const postcode = words.find((word) => /^\d{1,4}$/.test(word))
  const state = words.findLast((word, index) => index > 0 && stateCodes.has(word))
  const name = words.filter((word) => word !== postcode && word !== state).join(' ')
  return { name, ...(state === undefined ? {} : { state }), ...(postcode === undefined ? {} : { postcode }) }
}
