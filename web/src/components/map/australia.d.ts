/** Cut from maps of the world by `build/cut-australia.ts`. */
declare module 'virtual:australia' {
  export const land: readonly number[][]
  export const borders: readonly number[][]
}
