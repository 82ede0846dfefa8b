import { StoreError } from '../errors.ts'
import { areEqual } from '../values/compare-values.ts'
import type { Document } from '../values/document.ts'
import type { Variables } from './mingo-adapter.ts'
import { runStages } from './run-stages.ts'

const ALLOWED = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'])

/** Update by pipeline. Fields that keep their value keep their number type, which mingo does not know. */
export const runUpdatePipeline = (before: Document, stages: readonly Document[], variables: Variables): Document => {
  for (const stage of stages) {
    const [name = ''] = Object.keys(stage)
    if (!ALLOWED.has(name)) throw new StoreError('InvalidOptions', `${name} is not allowed to be used within an update`)
  }
  const [after = {}] = runStages([before], stages, { variables, read: () => [] })
  const kept = Object.entries(after).map(([name, value]) => [
    name,
    areEqual(value, before[name]) ? before[name] : value,
  ])
  const result = Object.fromEntries(kept) as Document
  return before._id === undefined || result._id !== undefined ? result : { _id: before._id, ...result }
}
