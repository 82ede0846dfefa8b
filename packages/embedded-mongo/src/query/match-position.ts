import { fieldOf, isDocument, type Document } from '../values/document.ts'
import { compileFilter, isOperators, matchElement } from './compile-filter.ts'

type Matcher = (element: unknown) => boolean

/** Position for the positional `$`: the first element of the array at `path` that satisfies the filter. */
export const positionOf = (document: Document, path: string, filter: Document): number | undefined => {
  const elements = path.split('.').reduce<unknown>(step, document)
  if (!Array.isArray(elements)) return undefined
  const matchers = collectMatchers(path, filter)
  const last = matchers.at(-1)
  if (last === undefined) return undefined
  const all = elements.findIndex((element) => matchers.every((matches) => matches(element)))
  const position = all >= 0 ? all : elements.findIndex(last)
  return position >= 0 ? position : undefined
}

const step = (value: unknown, part: string): unknown => {
  if (Array.isArray(value)) return /^\d+$/.test(part) ? (value[Number(part)] as unknown) : undefined
  return isDocument(value) ? fieldOf(value, part) : undefined
}

const collectMatchers = (path: string, filter: Document): Matcher[] =>
  Object.entries(filter).flatMap(([name, condition]): Matcher[] => {
    if ((name === '$and' || name === '$or') && Array.isArray(condition))
      return condition.filter(isDocument).flatMap((branch) => collectMatchers(path, branch))
    if (name === path) return [matcherOf(condition)]
    if (name.startsWith(`${path}.`)) return [inside(name.slice(path.length + 1), condition)]
    return []
  })

const matcherOf = (condition: unknown): Matcher => {
  if (isOperators(condition) && isDocument(condition.$elemMatch)) return matchElement(condition.$elemMatch)
  const predicate = compileFilter({ element: condition })
  return (element) => predicate({ element })
}

const inside = (path: string, condition: unknown): Matcher => {
  const predicate = compileFilter({ [path]: condition })
  return (element) => isDocument(element) && predicate(element)
}
