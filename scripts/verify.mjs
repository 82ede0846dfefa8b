import { spawnSync } from 'node:child_process'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

/** Everything that must hold, each by a command of its own. */
const checks = [
  ['types', ['run', '--silent', 'typecheck']],
  ['lint', ['run', '--silent', 'lint']],
  ['architecture', ['run', '--silent', 'arch']],
  ['dead code', ['run', '--silent', 'dead']],
  ['file sizes', ['run', '--silent', 'sizes']],
  ['bundle', ['run', '--silent', 'bundle:check']],
  ['formatting', ['run', '--silent', 'format:check']],
  ['documents', ['run', '--silent', 'events', '--', '--check']],
  ['tests', ['test']],
]

const skipped = process.argv.includes('--no-tests') ? ['tests'] : []
const results = checks
  .filter(([name]) => !skipped.includes(name))
  .map(([name, args]) => {
    console.log(`\n── ${name}`)
    const startedAt = Date.now()
    const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    return { name, hasPassed: status === 0, seconds: Math.round((Date.now() - startedAt) / 1000) }
  })

console.log('')
for (const { name, hasPassed, seconds } of results)
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ hasPassed }) => !hasPassed).length
console.log(`checks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
