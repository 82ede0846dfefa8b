import { execFileSync, spawnSync, type StdioOptions } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTurn, mediansOf, type Figure } from './measure.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const command = ['--import', 'tsx', '--conditions=@verandah/source', 'proofs/bench/src/main.ts', '--json', '--anyway']

/** Measures another commit and this one alternately, both with this one's benches. */
export async function compareWith(ref: string, benches: readonly string[], rounds: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-compare-'))
  const other = join(folder, 'tree')
  const measure = (tree: string) => {
    const said = run(tree, process.execPath, [...command, ...benches])
    return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as Figure[]
  }
  run(root, 'git', ['worktree', 'add', '--quiet', '--detach', other, ref])
  try {
    install(other)
    cpSync(join(root, 'proofs/bench/src'), join(other, 'proofs/bench/src'), { recursive: true })
    const measured = await inTurn(rounds, () => ({ before: measure(other), now: measure(root) }))
    const before = mediansOf(measured.map((round) => round.before))
    // By position: many figures are named "the same again".
    return mediansOf(measured.map((round) => round.now)).map((figure, at) => ({ ...figure, before: before[at]?.value }))
  } finally {
    run(root, 'git', ['worktree', 'remove', '--force', other])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Links the installed packages if both lockfiles are equal. */
const install = (other: string): void => {
  const [lock = '', theirs] = [root, other].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'))
  const isLinked = lock === theirs && foldersIn(lock).every((folder) => link(join(root, folder), join(other, folder)))
  if (isLinked) return
  rmSync(join(other, 'node_modules'), { recursive: true, force: true })
  run(other, 'npm', ['ci', '--ignore-scripts'])
}

const link = (from: string, to: string): boolean => spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0

/** Folders of packages: the root's, and those of parts with another version of a package. */
const foldersIn = (lock: string): string[] => {
  const { packages } = JSON.parse(lock) as { packages: object }
  return [...new Set(Object.keys(packages).flatMap((path) => /^.*?node_modules(?=\/)/.exec(path) ?? []))]
}

const stdio: StdioOptions = ['ignore', 'pipe', 'inherit']

const run = (cwd: string, program: string, given: string[]): string =>
  execFileSync(program, given, { cwd, stdio, encoding: 'utf8', maxBuffer: Infinity })
