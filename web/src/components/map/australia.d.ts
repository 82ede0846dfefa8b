/** Generated from world maps by `build/cut-australia.ts`. */
declare module 'virtual:australia' {
  export const land: readonly number[][]
  export const borders: readonly number[][]
}
