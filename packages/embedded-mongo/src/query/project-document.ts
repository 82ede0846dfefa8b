import { StoreError, unsupported } from '../errors.ts'
import { isDocument, type Document } from '../values/document.ts'
import { isTruthy } from '../values/numbers.ts'

export interface Projection {
  readonly show: (document: Document) => Document
  /** Top-level fields that it shows; undefined if it may need others. */
  readonly names: ReadonlySet<string> | undefined
}

interface Tree {
  [name: string]: Tree | true
}

/** Compiles `find`'s projection. Errors: 31253 and 31254 for a mix of inclusion and exclusion. */
export function compileProjection(projection: unknown): Projection | undefined {
  if (!isDocument(projection) || Object.keys(projection).length === 0) return undefined
  const { paths, isInclusion } = parse(projection)
  const keepsId = projection._id === undefined || isTruthy(projection._id)
  const show = (document: Document): Document => {
    const shown = shape(document, paths, isInclusion)
    const id = isInclusion && keepsId && document._id !== undefined ? { _id: document._id } : {}
    const result: Document = { ...id, ...shown }
    if (!keepsId) delete result._id
    return result
  }
  return { show, names: isInclusion ? new Set(['_id', ...Object.keys(paths)]) : undefined }
}

const parse = (projection: Document): { readonly paths: Tree; readonly isInclusion: boolean } => {
  const paths: Tree = {}
  let isInclusion: boolean | undefined
  for (const [path, value] of Object.entries(projection)) {
    if (path.split('.').includes('$')) throw unsupported('A positional projection')
    if (typeof value !== 'boolean' && typeof value !== 'number')
      throw unsupported(`A projection that computes '${path}'`, 'UnknownProjectionExpression')
    if (path === '_id' && (!isTruthy(value) || Object.keys(projection).length > 1)) continue
    isInclusion = sameMode(isInclusion, isTruthy(value), path)
    if (path !== '_id') plant(paths, path.split('.'))
  }
  return { paths, isInclusion: isInclusion ?? false }
}

const sameMode = (current: boolean | undefined, wanted: boolean, path: string): boolean => {
  if (current === undefined || current === wanted) return wanted
  throw new StoreError(
    wanted ? 'ProjectionMixesInclusion' : 'ProjectionMixesExclusion',
    `A projection cannot include some fields and exclude others: '${path}'`,
  )
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

/** Keeps the paths of the tree, or drops them. */
const shape = (document: Document, tree: Tree, isInclusion: boolean): Document => {
  const result: Document = {}
  for (const name of Object.keys(document)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined
    const isWhole = (branch !== undefined) === isInclusion
    const value = typeof branch === 'object' ? shapeBelow(document[name], branch, isInclusion) : document[name]
    if (value !== undefined && (isWhole || typeof branch === 'object')) result[name] = value
  }
  return result
}

const shapeBelow = (value: unknown, tree: Tree, isInclusion: boolean): unknown => {
  if (isDocument(value)) return shape(value, tree, isInclusion)
  if (!Array.isArray(value)) return isInclusion ? undefined : value
  return value.map((element) => shapeBelow(element, tree, isInclusion)).filter((element) => element !== undefined)
}
