import type { StoredDocument } from '../catalogue/stored-document.ts'
import type { StageName } from '../contract.ts'
import { badValue, served, StoreError } from '../errors.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { compileProjection } from '../query/project-document.ts'
import { parseSort, sortStream } from '../query/sort-documents.ts'
import { isPauseDue, PAUSE, type Stream } from '../slices.ts'
import { asDocument, isDocument, type Document } from '../values/document.ts'
import { fieldsRead } from './expressions.ts'
import { group } from './group.ts'

/** Pulls as many documents as it needs from the previous stage. */
type Stage = (input: Stream<Document>, operand: unknown) => Stream<Document>

/** Runs stages that `assertStages` has checked. */
export const throughStages = (found: Iterable<StoredDocument>, stages: readonly Document[]): Stream<Document> => {
  const spec = stages[0]?.$group
  const names = isDocument(spec) ? new Set(fieldsRead(spec)) : undefined
  return stages.reduce<Stream<Document>>(
    (input, stage) => {
      const [[name, operand] = ['', undefined]] = Object.entries(stage)
      return stageOf(name)(input, operand)
    },
    readAll(found, names),
  )
}

/** `names` are the fields to read; all of them without. */
function* readAll(found: Iterable<StoredDocument>, names: ReadonlySet<string> | undefined): Stream<Document> {
  for (const document of found) {
    if (isPauseDue()) yield PAUSE
    yield document.look(names)
  }
}

export const assertStages = (stages: readonly Document[]): void => {
  for (const stage of stages) {
    const [name = '', ...more] = Object.keys(stage)
    if (more.length > 0 || name === '')
      throw new StoreError('StageNotOneField', 'A pipeline stage specification object must contain exactly one field.')
    stageOf(name)
  }
}

function* match(input: Stream<Document>, operand: unknown): Stream<Document> {
  const matches = compileFilter(asDocument(operand))
  for (const document of input) if (document === PAUSE || matches(document)) yield document
}

function* sort(input: Stream<Document>, operand: unknown): Stream<Document> {
  const fields = parseSort(operand)
  if (fields.length === 0) throw badValue('$sort stage must have at least one sort key')
  yield* yield* sortStream(input, fields, (document) => document)
}

function* project(input: Stream<Document>, operand: unknown): Stream<Document> {
  const projection = compileProjection(operand)
  if (projection === undefined) throw badValue('$project specification must have at least one field')
  for (const document of input) yield document === PAUSE ? PAUSE : projection.show(document)
}

const STAGES: Readonly<Record<StageName, Stage>> = { $match: match, $sort: sort, $group: group, $project: project }

const stageOf = (name: string): Stage => served(STAGES, name, 'UnrecognizedStage', 'The pipeline stage')
