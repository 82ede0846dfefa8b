import { badValue, failedToParse } from '../errors.ts'
import { matchElement } from '../query/compile-filter.ts'
import { isDocument, type Document } from '../values/document.ts'

/** By identifier: the test for elements that `$[identifier]` matches. */
export type ElementFilters = Readonly<Record<string, (element: unknown) => boolean>>

/** Errors: 2 for an identifier without a filter, 9 for a filter that no path uses. */
export const parseArrayFilters = (arrayFilters: unknown, paths: readonly (readonly string[])[]): ElementFilters => {
  const filters = Array.isArray(arrayFilters) ? arrayFilters.filter(isDocument).map(parseArrayFilter) : []
  const used = new Set(
    paths.flatMap((parts) => parts.filter((part) => /^\$\[\w+\]$/.test(part)).map((part) => part.slice(2, -1))),
  )
  const given = new Set(filters.map(([identifier]) => identifier))
  for (const identifier of used)
    if (!given.has(identifier)) throw badValue(`No array filter found for identifier '${identifier}' in path`)
  for (const identifier of given)
    if (!used.has(identifier))
      throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`)
  return Object.fromEntries(filters)
}

/** `{ 'e.score': 5, 'e.kind': 'x' }` is about the element called e. */
const parseArrayFilter = (filter: Document): [string, (element: unknown) => boolean] => {
  const identifier = identifierOf(filter)
  if (identifier === undefined) throw failedToParse('Error parsing array filter: an array filter needs one identifier')
  const isWhole = Object.keys(filter).length === 1 && filter[identifier] !== undefined
  if (isWhole) return [identifier, wholeElement(filter[identifier])]
  return [identifier, matchElement(withoutPrefix(filter, `${identifier}.`))]
}

const identifierOf = (filter: Document): string | undefined => {
  const [first] = Object.keys(filter)
  if (first?.startsWith('$') !== true) return first?.split('.')[0]
  const branches = filter[first]
  const branch: unknown = Array.isArray(branches) ? branches[0] : undefined
  return isDocument(branch) ? identifierOf(branch) : undefined
}

const wholeElement = (condition: unknown): ((element: unknown) => boolean) => {
  const matches = matchElement({ element: condition })
  return (element) => matches({ element })
}

const withoutPrefix = (filter: Document, prefix: string): Document =>
  Object.fromEntries(
    Object.entries(filter).map(([name, condition]) => {
      if (name.startsWith(prefix)) return [name.slice(prefix.length), condition]
      return [
        name,
        Array.isArray(condition)
          ? condition.map((branch: unknown) => (isDocument(branch) ? withoutPrefix(branch, prefix) : branch))
          : condition,
      ]
    }),
  )
