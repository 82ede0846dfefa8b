/** A BSON document in memory. Numbers: see `read-bson.ts`. */
export type Document = Record<string, unknown>

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** An own field only: `constructor` and friends are missing unless the document has them. */
export const fieldOf = (document: Document, name: string): unknown => {
  const value = document[name]
  return typeof value === 'function' ? undefined : value
}

export const asDocument = (value: unknown): Document => (isDocument(value) ? value : {})
