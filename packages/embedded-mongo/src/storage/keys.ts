/** Keys on disk sort in insertion order. */
const SEQ_DIGITS = 12
const ID_DIGITS = 8

export const DOCUMENTS = { gte: 'd/', lt: 'd0' }
export const COLLECTIONS = { gte: 'c/', lt: 'c0' }
export const TALLIES = { gte: 't/', lt: 't0' }

export function documentKey(collectionId: number, seq: number): string {
  return `d/${hex(collectionId, ID_DIGITS)}/${hex(seq, SEQ_DIGITS)}`
}

export function collectionKey(collectionId: number): string {
  return `c/${hex(collectionId, ID_DIGITS)}`
}

/** The number of the latest flush. */
export const FLUSH = 'f'

export function tallyKey(collectionId: number): string {
  return `t/${hex(collectionId, ID_DIGITS)}`
}

export function parseTallyKey(key: string): number {
  return Number.parseInt(key.slice(2), 16)
}

export function parseDocumentKey(key: string): { collectionId: number; seq: number } {
  return {
    collectionId: Number.parseInt(key.slice(2, 2 + ID_DIGITS), 16),
    seq: Number.parseInt(key.slice(3 + ID_DIGITS), 16),
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
