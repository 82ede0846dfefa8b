import BTreeModule from 'sorted-btree'
import { order } from '../values/compare-values.ts'

// sorted-btree is CommonJS: its default export arrives wrapped under Node and unwrapped under bundlers.
const BTree = ('default' in BTreeModule ? BTreeModule.default : BTreeModule) as typeof BTreeModule

/** In the order of its keys. `clone()` costs nothing until one of the two is written. */
export type Tree<Key extends string | number, Value> = BTreeModule<Key, Value>

export const openTree = <Key extends string | number, Value>(): Tree<Key, Value> =>
  new BTree<Key, Value>(undefined, order)
