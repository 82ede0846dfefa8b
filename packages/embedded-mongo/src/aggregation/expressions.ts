import type { ExpressionName } from '../contract.ts'
import { badValue, type CodeName, served, unsupported } from '../errors.ts'
import { firstOf } from '../query/fields-of.ts'
import { fieldOf, isDocument, type Document } from '../values/document.ts'

/** Computes a value from a document; undefined if it is missing. */
export type Expression = (document: Document) => unknown

/** `unknown` is the error for an unknown operator. */
export const compileExpression = (expression: unknown, unknown: CodeName = 'InvalidPipelineOperator'): Expression => {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression)
  if (Array.isArray(expression)) {
    const elements = expression.map((element) => compileExpression(element))
    return (document) => elements.map((element) => element(document) ?? null)
  }
  if (!isDocument(expression)) return () => expression
  const [name = '', ...more] = Object.keys(expression)
  if (!name.startsWith('$')) return compileFields(expression)
  const compile = served(OPERATORS, name, unknown, 'The expression')
  if (more.length > 0) throw badValue('An object representing an expression must have exactly one field')
  return compile(expression[name])
}

const compilePath = (path: string): Expression => {
  if (path.startsWith('$$')) throw unsupported(`The variable '${path}'`)
  const parts = path.slice(1).split('.')
  if (parts.includes('')) throw badValue(`FieldPath '${path}' has an empty part`)
  return (document) => valueAt(document, parts)
}

/** An array on the path becomes the array of its documents' values. */
const valueAt = (value: unknown, parts: readonly string[]): unknown => {
  const [part, ...rest] = parts
  if (part === undefined) return value
  if (isDocument(value)) return valueAt(fieldOf(value, part), rest)
  if (!Array.isArray(value)) return undefined
  const found = value.filter(isDocument).map((element) => valueAt(element, parts))
  return found.filter((one) => one !== undefined)
}

/** Omits missing fields. */
const compileFields = (fields: Document): Expression => {
  const compiled = Object.entries(fields).map(([name, field]) => [name, compileExpression(field)] as const)
  return (document) => {
    const values = compiled.map(([name, valueOf]) => [name, valueOf(document)] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
}

const OPERATORS: Readonly<Record<ExpressionName, (operand: unknown) => Expression>> = {
  $ifNull: (operand) => {
    if (!Array.isArray(operand) || operand.length < 2) throw badValue('$ifNull needs at least two arguments')
    const choices = operand.map((choice) => compileExpression(choice))
    const last = choices.at(-1)
    return (document) => {
      for (const choice of choices) {
        const value = choice(document)
        if (value !== undefined && value !== null) return value
      }
      return last?.(document)
    }
  },
}

/** Returns the top-level fields that an expression reads. */
export const fieldsRead = (expression: unknown): string[] => {
  if (typeof expression === 'string') return expression.startsWith('$') ? [firstOf(expression.slice(1))] : []
  if (Array.isArray(expression)) return expression.flatMap(fieldsRead)
  return isDocument(expression) ? Object.values(expression).flatMap(fieldsRead) : []
}
