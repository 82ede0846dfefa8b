import { spawnSync } from 'node:child_process'

/**
 * Chooses the tenth of the long checks for a run: as requested, else by the number of commits, so that ten commits
 * cover all.
 */
export const chooseSlice = ({ isFull, asked }) => {
  if (isFull) return 'all'
  if (asked !== undefined && !/^(\d|all)$/.test(asked)) throw new Error('VERIFY_SLICE must be 0 to 9, or all')
  return asked ?? numberInTurn(10)
}

/**
 * Chooses the group of long files for a run, by the number of commits too: three and ten have no common factor, so that
 * every slice meets every group. A slice that is asked for takes all files.
 */
export const chooseTurn = ({ isFull, asked }) => (isFull || asked !== undefined ? 'all' : numberInTurn(3))

const numberInTurn = (turns) => {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return stdout ? String(Number(stdout) % turns) : 'all'
}
