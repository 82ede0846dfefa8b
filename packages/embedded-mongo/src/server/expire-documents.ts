import type { Catalogue } from '../catalogue/catalogue.ts'
import { removeDocument, type Collection } from '../catalogue/collection.ts'
import type { DocumentIndex } from '../indexes/document-index.ts'
import { findDocuments } from '../query/find-documents.ts'

/** Removes what the TTL indexes say is past its time. Returns how many documents went. */
export const expireDocuments = (catalogue: Catalogue, now: Date): number => {
  let removed = 0
  for (const collection of catalogue.collections.values())
    for (const index of collection.indexes) removed += expireBy(collection, index, now)
  return removed
}

const expireBy = (collection: Collection, { spec, fields }: DocumentIndex, now: Date): number => {
  const [field] = fields
  if (spec.expireAfterSeconds === undefined || field === undefined) return 0
  const oldest = { [field.path]: { $lte: new Date(now.getTime() - spec.expireAfterSeconds * 1000) } }
  const filter = spec.partialFilterExpression === undefined ? oldest : { $and: [spec.partialFilterExpression, oldest] }
  const { stored } = findDocuments(collection, { filter })
  for (const document of stored) removeDocument(collection, document)
  return stored.length
}
