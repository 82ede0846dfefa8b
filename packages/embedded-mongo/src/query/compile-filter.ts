import { BSONRegExp } from 'bson'
import type { FilterOperator } from '../contract.ts'
import { badValue, served } from '../errors.ts'
import { type Document, isDocument } from '../values/document.ts'
import { compileOperator } from './operators.ts'
import { bindPath, type Predicate } from './walk-path.ts'
import { isPattern } from './value-tests.ts'

/**
 * Compiles a filter into a closure. Error 2 for an unknown operator or a malformed operand.
 */
export function compileFilter(filter: Document): Predicate {
  const predicates = Object.entries(filter).map(([name, condition]) =>
    name.startsWith('$') ? compileTopLevel(name, condition) : compileField(name, condition),
  )
  return allOf(predicates)
}

const compileTopLevel = (name: string, operand: unknown): Predicate =>
  served(JUNCTIONS, name, 'BadValue', 'The top level operator')(branches(name, operand))

const branches = (name: string, operand: unknown): Predicate[] => {
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${name} must be a nonempty array`)
  return operand.map((branch) => {
    if (!isDocument(branch)) throw badValue(`${name} entries need to be full objects`)
    return compileFilter(branch)
  })
}

const compileField = (path: string, condition: unknown): Predicate =>
  allOf(conditionsOf(condition).map(([name, operand]) => compileCondition(path, name, operand)))

const compileCondition = (path: string, name: string, operand: unknown): Predicate => {
  if (name === '$not') return not(compileField(path, negated(operand)))
  const { test, spread = true, isNegated = false } = compileOperator(name, operand)
  const predicate = bindPath(path, test, spread)
  return isNegated ? not(predicate) : predicate
}

/** Returns `[operator, operand]` pairs of a field's condition, including equality and patterns. */
export function conditionsOf(condition: unknown): [string, unknown][] {
  if (isPattern(condition)) return [['$regex', condition]]
  if (!isOperators(condition)) return [['$eq', condition]]
  return Object.entries(condition).map(([name, operand]) => [
    name,
    name === '$regex' && typeof operand === 'string' ? new BSONRegExp(operand) : operand,
  ])
}

const negated = (operand: unknown): unknown => {
  if (isPattern(operand) || (isOperators(operand) && Object.keys(operand).length > 0)) return operand
  throw badValue('$not needs a regex or a document')
}

/** `{ $gt: 1 }` and the like; an object whose first field is not an operator is a literal. */
function isOperators(condition: unknown): condition is Document {
  return isDocument(condition) && Object.keys(condition)[0]?.startsWith('$') === true
}

const allOf = (predicates: readonly Predicate[]): Predicate => {
  const [first, ...rest] = predicates
  if (first !== undefined && rest.length === 0) return first
  return (document) => predicates.every((predicate) => predicate(document))
}

const not =
  (predicate: Predicate): Predicate =>
  (document) =>
    !predicate(document)

const JUNCTIONS: Readonly<Record<FilterOperator, (branches: readonly Predicate[]) => Predicate>> = {
  $and: allOf,
  $or: (branches) => (document) => branches.some((branch) => branch(document)),
}
