import { Aggregator } from 'mingo/aggregator'
import { Context, evalExpr } from 'mingo/core'
import { Lazy, type Iterator } from 'mingo/lazy'
import * as mingoStages from 'mingo/operators/pipeline'
import type { Options } from 'mingo/types'
import { badValue, failedToParse, unsupported } from '../errors.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { parseSort, sortBy } from '../query/sort-documents.ts'
import { valuesAt } from '../query/walk-path.ts'
import { asDocument, isDocument, type Document } from '../values/document.ts'
import { MINGO, mingoOptions, type Variables } from './mingo-adapter.ts'

/** Reads a collection of the same database; the documents are copies in mingo's terms. */
export type ReadCollection = (name: string, filter: Document) => Document[]

type Stage = (input: Iterator, operand: unknown, options: Options) => Iterator

/** mingo's operators, with our own matching, sorting and joining, which follow BSON's rules and use the indexes. */
export const contextOver = (read: ReadCollection): Context => {
  const ours: Record<string, Stage> = {
    $match: match,
    $sort: sort,
    $group: group,
    $count: count,
    $lookup: lookup(read),
  }
  return Context.from(Context.init({ pipeline: ours }), MINGO)
}

const match: Stage = (input, operand, options) => {
  const predicate = compileFilter(asDocument(operand), variablesOf(options))
  return input.filter<Document>((document) => predicate(document))
}

const sort: Stage = (input, operand) => {
  const fields = parseSort(operand)
  if (fields.length === 0) throw badValue('$sort stage must have at least one sort key')
  return input.transform<Document>((documents) => Lazy(sortBy(documents, fields, (document) => document)))
}

/** Nothing is counted of no documents at all. */
const count: Stage = (input, operand, options) =>
  mingoStages.$count(input, operand as string, options).filter<Document>((counted) => counted[String(operand)] !== 0)

/** A missing group key counts as null. */
const group: Stage = (input, operand, options) => {
  const spec = asDocument(operand)
  if (!Object.hasOwn(spec, '_id')) throw badValue('a group specification must include an _id')
  const { _id: id, ...fields } = spec
  return mingoStages.$group(
    input,
    { ...fields, _id: id === null || id === undefined ? id : { $ifNull: [id, null] } },
    options,
  )
}

const lookup =
  (read: ReadCollection): Stage =>
  (input, operand, options) => {
    const spec = asDocument(operand)
    const { from, localField, foreignField, pipeline = [], as } = spec
    if (typeof from !== 'string') throw unsupported('$lookup without from')
    if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup")
    const stages = Array.isArray(pipeline) ? pipeline.filter(isDocument) : []
    return input.map<Document, Document>((document) => {
      const filter =
        typeof localField === 'string' && typeof foreignField === 'string'
          ? joinFilter(document, localField, foreignField)
          : {}
      const bound = spec.let === undefined ? {} : asDocument(evalExpr(document, spec.let, options))
      const variables = { ...variablesOf(options), ...bound }
      const joined = read(from, filter)
      const found =
        stages.length === 0
          ? joined
          : new Aggregator(stages, mingoOptions(options.context, variables)).run<Document>(joined)
      return withField(document, as, found)
    })
  }

const joinFilter = (document: Document, localField: string, foreignField: string): Document => {
  const values = valuesAt(document, localField)
  return { [foreignField]: { $in: values.length === 0 ? [null] : values } }
}

const withField = (document: Document, path: string, value: unknown): Document => {
  const [part = '', ...rest] = path.split('.')
  return {
    ...document,
    [part]: rest.length === 0 ? value : withField(asDocument(document[part]), rest.join('.'), value),
  }
}

/** mingo hands operators a wrapper that adds the local variables of the stage. */
const variablesOf = (options: Options): Variables => {
  const local: unknown = Reflect.get(options, 'local')
  return { ...options.variables, ...(isDocument(local) ? asDocument(local.variables) : {}) }
}
