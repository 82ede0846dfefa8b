/** Keys on disk sort in insertion order. */
const SEQ_DIGITS = 12
const ID_DIGITS = 8

export const DOCUMENTS = { gte: 'd/', lt: 'd0' }
export const COLLECTIONS = { gte: 'c/', lt: 'c0' }
export const TALLIES = { gte: 't/', lt: 't0' }

export const documentKey = (collectionId: number, seq: number): string =>
  `d/${hex(collectionId, ID_DIGITS)}/${hex(seq, SEQ_DIGITS)}`

export const collectionKey = (collectionId: number): string => `c/${hex(collectionId, ID_DIGITS)}`

/** The number of the latest flush. */
export const FLUSH = 'f'

export const tallyKey = (collectionId: number): string => `t/${hex(collectionId, ID_DIGITS)}`

export const parseTallyKey = (key: string): number => Number.parseInt(key.slice(2), 16)

export const parseDocumentKey = (key: string): { collectionId: number; seq: number } => ({
  collectionId: Number.parseInt(key.slice(2, 2 + ID_DIGITS), 16),
  seq: Number.parseInt(key.slice(3 + ID_DIGITS), 16),
})

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
