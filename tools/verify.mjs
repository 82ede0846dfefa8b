import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

/** All checks, each with its command; slowest first. */
const checks = [
  ['types and lint', ['run', '--silent', 'lint']],
  ['architecture', ['run', '--silent', 'check', 'architecture']],
  // Always the same histories: a new one that fails is found at night, not in somebody's change.
  ['simulation', 'run --silent simulate -- --seed 1 --histories 5 --exact 1 --minutes 6 --brief'.split(' ')],
  ['formatting', ['run', '--silent', 'check', 'formatting']],
  ['dead code', ['run', '--silent', 'check', 'dead-code']],
  ['bundle', ['run', '--silent', 'check', 'bundle']],
  ['contracts', ['run', '--silent', 'generate', 'contracts', '--', '--check']],
  ['documents', ['run', '--silent', 'generate', 'events', '--', '--check']],
  ['settings', ['run', '--silent', 'generate', 'settings', '--', '--check']],
  ['capacity', ['run', '--silent', 'generate', 'capacity', '--', '--check']],
  ['sources of costs', ['run', '--silent', 'generate', 'cost-sources', '--', '--check']],
  ['weights of facts', ['run', '--silent', 'generate', 'facts', '--', '--check']],
  ['made manifests', ['run', '--silent', 'generate', 'manifests', '--', '--check']],
  ['manifests', ['run', '--silent', 'check', 'k8s']],
  ['ratios', ['run', '--silent', 'prove', 'ratios']],
  ['licences', ['run', '--silent', 'check', 'licences', '--', '--check']],
  ['file sizes', ['run', '--silent', 'check', 'sizes']],
]
const tests = ['tests', ['test', ...(process.argv.includes('--full') ? ['--', '--full'] : [])]]

/** Runs a command; shows its output immediately, or once it has ended. */
const runCheck = async ([name, args], stdio) => {
  const startedAt = Date.now()
  const child = spawn('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve))
  if (stdio === 'pipe') console.log(`\n── ${name}\n${Buffer.concat(said).toString().trim()}`)
  return { name, hasPassed: status === 0, seconds: Math.round((Date.now() - startedAt) / 1000) }
}

const waiting = checks.values()
const results = []
const runWaiting = async () => {
  for (const check of waiting) results.push(await runCheck(check, 'pipe'))
}
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))
if (!process.argv.includes('--no-tests')) results.push(await runCheck(tests, 'inherit'))

console.log('')
for (const { name, hasPassed, seconds } of results)
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ hasPassed }) => !hasPassed).length
console.log(`checks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
