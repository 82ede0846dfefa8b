import { ObjectId } from 'bson'
import { conditionsOf } from '../query/compile-filter.ts'
import { cloneValue, type Document, isDocument } from '../values/document.ts'
import { changed } from './apply-update.ts'
import { changeAt } from './change-at.ts'
import type { Update } from './parse-update.ts'

/** Builds the document that an upsert inserts: the filter's equalities, changed by the update, with an `_id`. */
export function buildUpsert(filter: Document, update: Update): Document {
  const start: Document = {}
  collectEqualities(filter, start, update.kind === 'replacement')
  const built = changed(start, update)
  const { _id: id = start._id, ...fields } = built
  return { _id: id === undefined ? new ObjectId() : id, ...fields }
}

const collectEqualities = (filter: Document, into: Document, onlyId: boolean): void => {
  for (const [name, condition] of Object.entries(filter)) {
    for (const branch of requiredBranches(name, condition)) collectEqualities(branch, into, onlyId)
    if (name.startsWith('$') || (onlyId && name !== '_id')) continue
    const equality = equalityOf(condition)
    if (equality !== undefined) changeAt(into, name.split('.'), '$set', () => cloneValue(equality))
  }
}

/** The filters that hold for every match: those of `$and`, and the only one of `$or`. */
const requiredBranches = (name: string, condition: unknown): Document[] => {
  if (!Array.isArray(condition)) return []
  return name === '$and' || (name === '$or' && condition.length === 1) ? condition.filter(isDocument) : []
}

const equalityOf = (condition: unknown): unknown => {
  for (const [name, operand] of conditionsOf(condition)) {
    if (name === '$eq') return operand
    if (name === '$in' && Array.isArray(operand) && operand.length === 1) return operand[0] as unknown
  }
  return undefined
}
