import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { medianOf, type Figure } from './measure.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface Compared extends Figure {
  /** The other commit's value. */
  readonly before: number
}

/** Measures another commit and this one alternately, both with this one's benches and their dependencies. */
export function compareWith(ref: string, benches: readonly string[], rounds: number): Compared[] {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-compare-'))
  const other = join(folder, 'tree')
  git('worktree', 'add', '--quiet', '--detach', other, ref)
  try {
    install(other)
    cpSync(join(root, 'proofs/bench/src'), join(other, 'proofs/bench/src'), { recursive: true })
    const measured = Array.from({ length: rounds }, () => ({
      before: measure(other, benches),
      now: measure(root, benches),
    }))
    return (measured[0]?.now ?? []).map((figure, at) => ({
      ...figure,
      value: medianOf(measured.map(({ now }) => valueAt(now, at, figure))),
      kernels: figure.kernels && medianOf(measured.map(({ now }) => now[at]?.kernels ?? NaN)),
      before: medianOf(measured.map(({ before }) => valueAt(before, at, figure))),
    }))
  } finally {
    git('worktree', 'remove', '--force', other)
    rmSync(folder, { recursive: true, force: true })
  }
}

const git = (...given: string[]): void =>
  void execFileSync('git', given, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/** Links the installed packages if both lockfiles are equal. */
const install = (other: string): void => {
  const [lock = '', theirs] = [root, other].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'))
  const isLinked = lock === theirs && foldersIn(lock).every((folder) => link(join(root, folder), join(other, folder)))
  if (isLinked) return
  rmSync(join(other, 'node_modules'), { recursive: true, force: true })
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: other, stdio: ['ignore', 'ignore', 'inherit'] })
}

const link = (from: string, to: string): boolean => spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0

/** Folders of packages: the root's, and those of parts with another version of a package. */
const foldersIn = (lock: string): string[] => {
  const { packages } = JSON.parse(lock) as { packages: object }
  return [...new Set(Object.keys(packages).flatMap((path) => /^.*?node_modules(?=\/)/.exec(path) ?? []))]
}

const measure = (tree: string, benches: readonly string[]): Figure[] => {
  const given = [
    '--import',
    'tsx',
    '--conditions=@verandah/source',
    'proofs/bench/src/main.ts',
    '--json',
    '--anyway',
    ...benches,
  ]
  const said = execFileSync(process.execPath, given, {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as Figure[]
}

/** Finds a figure by position: many figures are named "the same again". */
const valueAt = (figures: readonly Figure[], at: number, { name }: Figure): number => {
  const figure = figures[at]
  return figure?.name === name ? figure.value : NaN
}
