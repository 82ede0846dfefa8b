import { evalExpr } from 'mingo/core'
import * as mingoAccumulators from 'mingo/operators/accumulator'
import type { Options } from 'mingo/types'
import type { Document } from '../values/document.ts'

type Accumulator = (documents: Document[], operand: unknown, options: Options) => unknown

/** A document without the field adds nothing; mingo would add a null. */
const ofWhatIsThere =
  (collect: Accumulator): Accumulator =>
  (documents, operand, options) => {
    const filled = documents.filter((root) => evalExpr(root, operand, rootedAt(options, root)) !== undefined)
    return collect(filled, operand, options)
  }

/** mingo's own stage options can change the root. */
const rootedAt = (options: Options, root: Document): Options => {
  const update: unknown = Reflect.get(options, 'update')
  return typeof update === 'function' ? (Reflect.apply(update, options, [{ root }]) as Options) : options
}

export const ourAccumulators: Readonly<Record<`$${string}`, Accumulator>> = {
  $push: ofWhatIsThere(mingoAccumulators.$push),
  $addToSet: ofWhatIsThere(mingoAccumulators.$addToSet),
}
