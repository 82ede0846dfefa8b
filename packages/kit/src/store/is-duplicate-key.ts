/** True for MongoDB's E11000: somebody else holds the unique key. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11000
