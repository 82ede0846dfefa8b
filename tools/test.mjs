import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled, run } from './ensure-installed.mjs'
import { chooseSlice, chooseTurn } from './slice.mjs'

ensureInstalled()
ensureBuilt()
const args = process.argv.slice(2)
const wishes = { isFull: args.includes('--full'), asked: process.env.VERIFY_SLICE }
const slice = chooseSlice(wishes)
console.log(`Long checks: slice ${slice}. VERIFY_SLICE=${slice} repeats it, --full runs them all.`)
const isNamed = args.some((arg) => !arg.startsWith('-'))
run('npx', ['--no-install', 'vitest', 'run', ...args.filter((arg) => arg !== '--full')], {
  VERIFY_SLICE: slice,
  // A file that is named runs whether or not it is its turn.
  VERIFY_TURN: isNamed ? 'all' : chooseTurn(wishes),
})
