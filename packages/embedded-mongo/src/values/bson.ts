import { StoreError } from '../errors.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

export const assertFits = (bytes: number): void => {
  if (bytes <= MAX_DOCUMENT_BYTES) return
  throw new StoreError(
    'BSONObjectTooLarge',
    `BSONObj size: ${bytes} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
  )
}
