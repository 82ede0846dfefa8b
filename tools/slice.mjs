import { spawnSync } from 'node:child_process'

/**
 * Chooses the tenth of the long checks for a run: as requested, else by the number of commits, so that ten commits
 * cover all.
 */
export const chooseSlice = ({ isFull, asked }) => {
  if (isFull) return 'all'
  if (asked !== undefined && !/^(\d|all)$/.test(asked)) throw new Error('VERIFY_SLICE must be 0 to 9, or all')
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return asked ?? (stdout ? String(Number(stdout) % 10) : 'all')
}
