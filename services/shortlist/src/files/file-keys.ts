export interface OfFile {
  userId: string
  /** Made by the client; unique for its owner. */
  fileId: string
}

export const fileIdOf = ({ userId, fileId }: OfFile): string => `${userId}:${fileId}`

export const blobKeyOf = ({ userId, fileId }: OfFile): string => `${userId}/${fileId}`

/** Ids of files have no full stop. */
const small = '.small'
export const smallKeyOf = (of: OfFile): string => `${blobKeyOf(of)}${small}`

/** Begins every key of a user. */
export const keysOf = (userId: string): string => `${userId}/`

/** The document's id that a blob belongs to; null for a key that is none of ours. */
export const fileIdOfKey = (key: string): string | null => {
  const [, userId, fileId] = /^([^/]+)\/([^/.]+)(?:\.small)?$/.exec(key) ?? []
  return userId === undefined || fileId === undefined ? null : fileIdOf({ userId, fileId })
}
