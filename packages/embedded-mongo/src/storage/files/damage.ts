/** A damaged place in a file of the data directory. */
export interface Damage {
  readonly file: string
  /** Byte offset in the file. */
  readonly at: number
  readonly what: string
}

export function damageText({ file, at, what }: Damage): string {
  return `${file} at byte ${at}: ${what}`
}

/** Says what was found, where, and the two remedies. */
export function damageError(path: string, found: readonly string[], cause?: unknown): Error {
  return new Error(
    `The data directory ${path} is damaged: ${found.join('; ')}. Either restore a backup into an empty directory (npm run verandah store -- restore FILE), ` +
      'or keep what can still be read (npm run verandah store -- verify --repair): it copies the directory first, and says what it could not keep.',
    { cause },
  )
}

/** Returns LevelDB's error, which is the cause of its wrapper's error. */
export function rootOf(error: unknown): { code: string; reason: string } {
  const root = error instanceof Error ? (error.cause ?? error) : error
  return root instanceof Error
    ? { code: String(Reflect.get(root, 'code')), reason: root.message }
    : { code: '', reason: String(root) }
}
