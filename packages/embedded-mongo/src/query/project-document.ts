import { compileExpression, type Expression } from '../aggregation/expressions.ts'
import { badValue, StoreError, unsupported } from '../errors.ts'
import { isDocument, type Document } from '../values/document.ts'
import { isNumeric, isTruthy } from '../values/numbers.ts'

export interface Projection {
  readonly show: (document: Document) => Document
  /** Top-level fields that it shows; undefined if it may need others. */
  readonly names: ReadonlySet<string> | undefined
}

interface Tree {
  [name: string]: Tree | true
}

interface Parsed {
  readonly paths: Tree
  readonly computed: readonly (readonly [path: string, valueOf: Expression])[]
  readonly isInclusion: boolean
  readonly keepsId: boolean
}

/** Compiles `find`'s projection. Errors: 31253 and 31254 for a mix of inclusion and exclusion. */
export const compileProjection = (projection: unknown): Projection | undefined => {
  if (!isDocument(projection) || Object.keys(projection).length === 0) return undefined
  const { paths, computed, isInclusion, keepsId } = parse(projection)
  const isPlain = isInclusion && computed.length === 0
  const names = isPlain ? new Set(['_id', ...Object.keys(paths)]) : undefined
  const show = (document: Document): Document => {
    const shown = isInclusion ? pick(document, paths) : omit(document, paths)
    const id = isInclusion && keepsId && document._id !== undefined ? { _id: document._id } : {}
    const result: Document = { ...id, ...shown }
    if (!keepsId) delete result._id
    for (const [path, valueOf] of computed) assign(result, path, valueOf(document))
    return result
  }
  return { show, names }
}

const parse = (projection: Document): Parsed => {
  const paths: Tree = {}
  const computed: [string, Expression][] = []
  let isInclusion: boolean | undefined
  for (const [path, value] of flatten(projection)) {
    const isFlag = typeof value === 'boolean' || isNumeric(value)
    if (path.split('.').includes('$')) throw unsupported('A positional projection')
    if (!isFlag) computed.push([path, compileExpression(value, 'UnknownProjectionExpression')])
    else if (path !== '_id' || (isTruthy(value) && Object.keys(projection).length === 1)) {
      isInclusion = sameMode(isInclusion, isTruthy(value), path)
      if (path !== '_id') plant(paths, path.split('.'))
    }
  }
  const keepsId = projection._id === undefined || isTruthy(projection._id)
  return { paths, computed, isInclusion: isInclusion ?? computed.length > 0, keepsId }
}

/** `{ a: { b: 1 } }` means `{ 'a.b': 1 }`. */
const flatten = (projection: Document, prefix = ''): [string, unknown][] =>
  Object.entries(projection).flatMap(([name, value]): [string, unknown][] => {
    const isNested = isDocument(value) && Object.keys(value).every((inner) => !inner.startsWith('$'))
    if (isNested && Object.keys(value).length === 0) throw badValue('An empty sub-projection is not a valid value')
    return isNested ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]]
  })

const sameMode = (current: boolean | undefined, wanted: boolean, path: string): boolean => {
  if (current === undefined || current === wanted) return wanted
  if (wanted)
    throw new StoreError('ProjectionMixesInclusion', `Cannot do inclusion on field ${path} in exclusion projection`)
  throw new StoreError('ProjectionMixesExclusion', `Cannot do exclusion on field ${path} in inclusion projection`)
}

const plant = (tree: Tree, parts: readonly string[]): void => {
  const [part = '', ...rest] = parts
  if (rest.length === 0) {
    tree[part] = true
    return
  }
  const branch = tree[part] ?? {}
  if (branch === true) return
  tree[part] = branch
  plant(branch, rest)
}

const pick = (document: Document, tree: Tree): Document => {
  const result: Document = {}
  for (const name of Object.keys(document)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined
    if (branch === undefined) continue
    const value = branch === true ? document[name] : pickBelow(document[name], branch)
    if (value !== undefined) result[name] = value
  }
  return result
}

const pickBelow = (value: unknown, tree: Tree): unknown => {
  if (isDocument(value)) return pick(value, tree)
  if (!Array.isArray(value)) return undefined
  return value.map((element) => pickBelow(element, tree)).filter((element) => element !== undefined)
}

const omit = (document: Document, tree: Tree): Document => {
  const result: Document = {}
  for (const name of Object.keys(document)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined
    if (branch !== true) result[name] = branch === undefined ? document[name] : omitBelow(document[name], branch)
  }
  return result
}

const omitBelow = (value: unknown, tree: Tree): unknown => {
  if (isDocument(value)) return omit(value, tree)
  return Array.isArray(value) ? value.map((element) => omitBelow(element, tree)) : value
}

const assign = (target: Document, path: string, value: unknown): void => {
  const [part = '', ...rest] = path.split('.')
  if (value === undefined) Reflect.deleteProperty(target, part)
  else if (rest.length === 0) target[part] = value
  else {
    const below = isDocument(target[part]) ? { ...target[part] } : {}
    assign(below, rest.join('.'), value)
    target[part] = below
  }
}
