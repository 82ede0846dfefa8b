import type { Collection } from '../catalogue/collection.ts'
import { splitPipeline } from '../aggregation/split-pipeline.ts'
import { StoreError } from '../errors.ts'
import type { Sliced } from '../slices.ts'
import { searchDocuments, type Query } from '../query/find-documents.ts'
import type { Plan } from '../query/plan-query.ts'
import type { IndexScan } from '../query/scan-index.ts'
import { asDocument, type Document, nameSet } from '../values/document.ts'
import { documentArgument, documentsArgument, queryFrom } from './arguments.ts'
import { collectionToRead, type Command } from './request.ts'

/** Shows the plan in MongoDB's terms: IXSCAN with the index's name, COLLSCAN, SORT, OR. */
export const explain: Command = {
  fields: nameSet('verbosity'),
  read: function* (request) {
    const body = documentArgument(request.body, 'explain')
    const [name = ''] = Object.keys(body)
    const { query, stages } = readQuery(name, body)
    const ns = `${request.database}.${String(body[name])}`
    const collection = collectionToRead(request, String(body[name]))
    const isPlanOnly = request.body.verbosity === 'queryPlanner'
    const shown = collection === undefined ? missing(ns, query) : yield* explainQuery(collection, query, isPlanOnly)
    return {
      explainVersion: '1',
      ...shown,
      ...(stages.length > 0 ? { stages: [{ $cursor: shown }, ...stages] } : {}),
      command: body,
    }
  },
}

const readQuery = (name: string, body: Document): { query: Query; stages: readonly Document[] } => {
  if (name === 'aggregate') {
    const { rest, ...query } = splitPipeline(documentsArgument(body, 'pipeline'))
    return { query: { ...query, hint: body.hint }, stages: rest }
  }
  const filterField = FILTER_FIELD[name]
  if (filterField === undefined)
    throw new StoreError('CommandNotFound', `Explain failed due to unknown command: ${name}`)
  const statement = name === 'update' || name === 'delete' ? asDocument(documentsArgument(body, `${name}s`)[0]) : body
  const query = queryFrom(statement, filterField)
  return { query: name === 'findAndModify' ? { ...query, limit: 1 } : query, stages: [] }
}

const FILTER_FIELD: Readonly<Record<string, string>> = {
  find: 'filter',
  count: 'query',
  distinct: 'query',
  findAndModify: 'query',
  update: 'q',
  delete: 'q',
}

const missing = (namespace: string, { filter }: Query): Document => ({
  queryPlanner: { namespace, parsedQuery: filter, winningPlan: { stage: 'EOF' }, rejectedPlans: [] },
})

function* explainQuery(collection: Collection, query: Query, isPlanOnly: boolean): Sliced<Document> {
  const startedAt = performance.now()
  const { stored, plan, counts } = yield* searchDocuments(collection, query)
  const winningPlan = describePlan(plan, query)
  const queryPlanner = {
    namespace: collection.ns,
    indexFilterSet: false,
    parsedQuery: query.filter,
    winningPlan,
    rejectedPlans: [],
  }
  if (isPlanOnly) return { queryPlanner }
  const executionStats = {
    executionSuccess: true,
    nReturned: stored.length,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalKeysExamined: counts.keys,
    totalDocsExamined: counts.documents,
    executionStages: winningPlan,
  }
  return { queryPlanner, executionStats }
}

const describePlan = (plan: Plan, { sort = [] }: Query): Document => {
  const access = describeAccess(plan)
  if (plan.isSorted) return access
  const sortPattern = Object.fromEntries(sort.map(({ path, isDescending }) => [path, isDescending ? -1 : 1]))
  return sort.length === 0 ? access : { stage: 'SORT', sortPattern, inputStage: access }
}

const describeAccess = (plan: Plan): Document => {
  switch (plan.kind) {
    case 'collection':
      return { stage: 'COLLSCAN', direction: plan.isReversed ? 'backward' : 'forward' }
    case 'index':
      return { stage: 'FETCH', inputStage: describeScan(plan) }
    case 'or':
      return { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: plan.scans.map(describeScan) } }
  }
}

const describeScan = ({ index, isReversed, intervals }: IndexScan): Document => ({
  stage: 'IXSCAN',
  indexName: index.spec.name,
  keyPattern: index.spec.key,
  isMultiKey: index.multikey.size > 0,
  isUnique: index.spec.unique === true || index.spec.name === '_id_',
  isSparse: index.spec.sparse === true,
  isPartial: index.spec.partialFilterExpression !== undefined,
  direction: isReversed ? 'backward' : 'forward',
  intervals: intervals.length,
})
