import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const run = (folder: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })

/** Builds the server of a git revision in a separate folder, once, and returns the folder. */
export function buildRevision(revision: string): string {
  const commit = run(root, 'git', 'rev-parse', '--verify', `${revision}^{commit}`).trim()
  const built = join(root, '.data/builds', commit)
  if (existsSync(built)) return built
  const folder = `${built}.part`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  run(root, 'git', 'archive', '--output', join(folder, 'sources.tar'), commit)
  run(folder, 'tar', '--extract', '--file', 'sources.tar')
  run(folder, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')
  run(folder, process.execPath, 'tools/build-server.mjs')
  renameSync(folder, built)
  return built
}
