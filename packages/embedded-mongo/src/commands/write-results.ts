import { createCollection, dropCollection } from '../catalogue/catalogue.ts'
import { removeDocument, replaceDocument, type Collection } from '../catalogue/collection.ts'
import { assertChangeable, badValue, failedToParse, StoreError, unsupported } from '../errors.ts'
import { findDocuments } from '../query/find-documents.ts'
import { asDocument, isDocument, type Document } from '../values/document.ts'
import { insertOne } from './insert.ts'
import { ensureCollection, findCollection, type Request } from './request.ts'

interface WriteStage {
  readonly name: '$out' | '$merge'
  readonly operand: unknown
}

/** `$out` and `$merge` are only allowed as the last stage. */
export const splitWriteStage = (
  pipeline: readonly Document[],
): { stages: readonly Document[]; writeStage: WriteStage | undefined } => {
  const last = pipeline.at(-1) ?? {}
  const name = last.$out !== undefined ? '$out' : last.$merge !== undefined ? '$merge' : undefined
  if (name === undefined) return { stages: pipeline, writeStage: undefined }
  return { stages: pipeline.slice(0, -1), writeStage: { name, operand: last[name] } }
}

export const writeResults = (request: Request, { name, operand }: WriteStage, results: readonly Document[]): void => {
  const target = targetOf(request, operand)
  assertChangeable(results.length)
  if (name === '$out') replaceContents(request, target, results)
  else mergeInto(request, target, asDocument(operand), results)
}

const targetOf = ({ database }: Request, operand: unknown): string => {
  const named = isDocument(operand) ? (operand.into ?? operand.coll) : operand
  const { db, coll } = isDocument(named) ? named : asDocument(operand)
  if (db !== undefined && db !== database) throw unsupported('Writing results into another database')
  const target = isDocument(named) ? coll : named
  if (typeof target !== 'string') throw failedToParse('The stage needs the name of a collection')
  return target
}

/** Keeps the target's indexes. */
const replaceContents = (request: Request, target: string, results: readonly Document[]): void => {
  const { catalogue } = request.store
  const existing = findCollection(request, target)
  const draft = createCollection(catalogue, `${request.database}.tmp.out.${target}`)
  for (const document of results) insertOne(request, draft, document)
  dropCollection(catalogue, draft)
  const collection = existing ?? ensureCollection(request, target)
  for (const stored of [...collection.documents.values()]) removeDocument(collection, stored)
  for (const document of results) insertOne(request, collection, document)
}

const mergeInto = (request: Request, target: string, spec: Document, results: readonly Document[]): void => {
  const { on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' } = spec
  const paths = (Array.isArray(on) ? on : [on]).map(String)
  const collection = ensureCollection(request, target)
  assertUniqueKey(collection, paths)
  for (const document of results) {
    const filter = Object.fromEntries(paths.map((path) => [path, document[path] ?? null]))
    const [stored] = findDocuments(collection, { filter, limit: 1 }).stored
    if (stored !== undefined) replaceDocument(collection, stored, merged(stored.document, document, whenMatched))
    else if (whenNotMatched === 'insert') insertOne(request, collection, document)
    else if (whenNotMatched !== 'discard')
      throw badValue('$merge could not find a matching document in the target collection')
  }
}

const merged = (before: Document, document: Document, whenMatched: unknown): Document => {
  switch (whenMatched) {
    case 'merge':
      return { ...before, ...document, _id: before._id }
    case 'replace':
      return { ...document, _id: before._id }
    case 'keepExisting':
      return before
    case 'fail':
      throw new StoreError('DuplicateKey', '$merge found a matching document in the target collection', {
        keyPattern: { _id: 1 },
        keyValue: { _id: before._id },
      })
    default:
      throw unsupported('$merge with a pipeline in whenMatched')
  }
}

const assertUniqueKey = (collection: Collection, paths: readonly string[]): void => {
  const wanted = new Set(paths)
  const isUnique = collection.indexes.some(
    ({ spec, fields }) =>
      (spec.unique === true || spec.name === '_id_') &&
      fields.length === wanted.size &&
      fields.every(({ path }) => wanted.has(path)),
  )
  if (!isUnique) throw badValue(`Cannot find index to verify that join fields will be unique: ${paths.join(', ')}`)
}
