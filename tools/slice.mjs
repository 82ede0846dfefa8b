import { spawnSync } from 'node:child_process'

/**
 * Chooses the tenth of the long checks for a run: as requested, else by the number of commits, so that ten commits
 * cover all.
 */
export function chooseSlice({ isFull, asked }) {
  if (isFull) return 'all'
  if (asked !== undefined && !/^(\d|all)$/.test(asked)) throw new Error('VERIFY_SLICE must be 0 to 9, or all')
  return asked ?? countCommits()?.at(-1) ?? 'all'
}

/**
 * Chooses the group of long files for a run (`files-in-turn.ts`), by the number of commits too. A slice that is asked
 * for takes all files.
 */
export function chooseTurn({ isFull, asked }) {
  return isFull || asked !== undefined ? 'all' : (countCommits() ?? 'all')
}

const countCommits = () =>
  spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || null
