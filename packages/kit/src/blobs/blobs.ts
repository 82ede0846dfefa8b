/** A stored object, as a listing shows it. */
export interface BlobEntry {
  readonly key: string
  readonly bytes: number
  readonly modifiedAt: Date
}

/**
 * Photos and documents: bytes under a key. Adapters: a folder, a bucket of an S3-compatible server, and memory for
 * tests. Errors: `AppError` of the kind `unavailable` with the code `storage-full` or `storage-away`; a key that breaks
 * the grammar of `checkKey` is a `TypeError`.
 */
export interface Blobs {
  /** Overwrites. The bytes are durable when it resolves; until then readers see the former ones, or none. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Succeeds if there is none. Durable when it resolves. */
  delete(key: string): Promise<void>
  /** Everything whose key begins with the prefix (`''`: everything), in no particular order. */
  list(prefix: string): AsyncIterable<BlobEntry>
}
