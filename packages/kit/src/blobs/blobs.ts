/** A stored object, as a listing shows it. */
export interface BlobEntry {
  readonly key: string
  readonly bytes: number
  readonly modifiedAt: Date
}

/**
 * Photos and documents: bytes under a key, which is one or more segments of letters, digits, `-`, `_`, `.`, separated by
 * `/`. Two adapters: a folder, and a bucket of an S3-compatible server. Errors: `unavailable` with code `storage-full` or
 * `storage-away`.
 */
export interface Blobs {
  /** Overwrites. The bytes are durable when it resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Succeeds if there is none. */
  delete(key: string): Promise<void>
  /** Everything whose key begins with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<BlobEntry>
}
