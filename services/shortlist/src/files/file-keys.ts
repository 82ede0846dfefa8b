export interface OfFile {
  userId: string
  /** Made by the client; unique for its owner. */
  fileId: string
}

export function fileIdOf({ userId, fileId }: OfFile): string {
  return `${userId}:${fileId}`
}

export function blobKeyOf({ userId, fileId }: OfFile): string {
  return `${userId}/${fileId}`
}

/** Ids of files have no full stop. */
const small = '.small'
export function smallKeyOf(of: OfFile): string {
  return `${blobKeyOf(of)}${small}`
}

/** Begins every key of a user. */
export function keysOf(userId: string): string {
  return `${userId}/`
}

/** The document's id that a blob belongs to; null for a key that is none of ours. */
export function fileIdOfKey(key: string): string | null {
  const [, userId, fileId] = /^([^/]+)\/([^/.]+)(?:\.small)?$/.exec(key) ?? []
  return userId === undefined || fileId === undefined ? null : fileIdOf({ userId, fileId })
}
