import { type Document, MongoError, MongoServerError } from 'mongodb'
import { differenceOf, toPlain } from './match.ts'
import { bulkResult, NotHere, runOperation } from './operations.ts'
import type { ExpectedError, Operation } from './suite.ts'

/** Runs an operation and compares its result or error with the expected one. Throws what differs. */
export async function checkOperation(operation: Operation, entities: ReadonlyMap<string, unknown>): Promise<void> {
  const { object, name, arguments: args = {}, expectError, expectResult, ignoreResultAndError = false } = operation
  const answered = await runOperation(entities.get(object), name, args).then(
    (result) => ({ result, error: undefined }),
    (error: unknown) => ({ result: undefined, error }),
  )
  const { error } = answered
  if (error instanceof NotHere) throw error
  if (ignoreResultAndError) return
  if (expectError !== undefined) checkError(expectError, answered)
  else if (error !== undefined) throw new Error('the operation failed', { cause: error })
  else if (expectResult !== undefined) assertSame(toPlain(expectResult), toPlain(answered.result))
}

const checkError = (expected: ExpectedError, { error }: { error: unknown }): void => {
  if (!(error instanceof Error)) throw new Error('it succeeded instead of failing')
  const { isClientError, errorContains, errorCode, errorCodeName, errorResponse, expectResult } = expected
  const code: unknown = Reflect.get(error, 'code')
  if (isClientError === true && error instanceof MongoServerError) throw error
  if (isClientError === false && !(error instanceof MongoError)) throw error
  if (errorContains !== undefined && !error.message.toLowerCase().includes(errorContains.toLowerCase()))
    throw new Error(`the error says ${error.message} instead of ${errorContains}`)
  if (errorCode !== undefined && code !== errorCode)
    throw new Error(`the error has code ${String(code)} instead of ${errorCode}`)
  if (errorCodeName !== undefined) assertSame(errorCodeName, Reflect.get(error, 'codeName'))
  if (errorResponse !== undefined) assertSame(toPlain(errorResponse), toPlain(Reflect.get(error, 'errorResponse')))
  const partial: unknown = Reflect.get(error, 'result')
  if (expectResult !== undefined && partial !== undefined)
    assertSame(toPlain(expectResult), toPlain(bulkResult(partial as Document)))
}

/** Throws what differs. */
export function assertSame(expected: unknown, actual: unknown): void {
  const difference = differenceOf(expected, actual)
  if (difference !== undefined) throw new Error(difference)
}
