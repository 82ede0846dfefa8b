import { storageAway, storageFull } from './blob-errors.ts'

/** The code of a system error, as `ENOENT`; undefined for any other error. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'errno' in error && 'code' in error ? error.code : undefined

/** A full disk, a quota, and a limit of the process. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Maps a failure of the file system to an `AppError` and returns other errors unchanged. */
export function translateFileError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  return fullCodes.includes(code) ? storageFull(error) : storageAway(error)
}

/** A handler for `catch` that answers `value` to errors with these codes. */
export const answerTo =
  <Value>(codes: readonly string[], value: Value) =>
  (error: unknown): Value => {
    if (codes.includes(String(codeOf(error)))) return value
    throw error
  }
