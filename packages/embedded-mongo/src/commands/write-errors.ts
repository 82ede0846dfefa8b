import { StoreError, unsupported } from '../errors.ts'
import type { Document } from '../values/document.ts'

/** Runs the statements of a bulk write; with `ordered`, the first error stops it. Returns MongoDB's `writeErrors`. */
export function runStatements<T>(
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => void,
): Document[] {
  const errors: Document[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      errors.push({ index, code: error.code, errmsg: error.message, ...error.details })
      if (isOrdered) break
    }
  }
  return errors
}

export function withErrors(reply: Document, errors: readonly Document[]): Document {
  return errors.length === 0 ? reply : { ...reply, writeErrors: errors }
}

export function assertStatements(name: string, statements: readonly Document[], known: ReadonlySet<string>): void {
  const unknown = statements.flatMap(Object.keys).find((field) => !known.has(field))
  if (unknown !== undefined) throw unsupported(`The field '${unknown}' of '${name}s'`, 'UnknownField')
}
