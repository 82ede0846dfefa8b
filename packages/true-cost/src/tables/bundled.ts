import type { Tables } from './types.ts'

/** The tables in `packages/true-cost/tables`. */
export declare const bundledTables: Tables
