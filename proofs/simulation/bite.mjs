import { spawnSync } from 'node:child_process'
import { plants } from './plants.mjs'

/** Puts each fault back and simulates until it is found, for at most ten minutes each. */
const minutes = '10'
const missed = []
for (const name of Object.keys(plants)) {
  const args = ['run', '--silent', 'simulate', '--', '--plant', name, '--seed', '1', '--minutes', minutes, '--brief']
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const [, found] = /✗ (.*)/.exec(stdout) ?? []
  const [taken] = /\d+ histories of .* s of CPU/.exec(stdout) ?? ['a process that broke off']
  console.log(`${name}: ${found === undefined ? 'not found' : 'found'} in ${taken}: ${found?.slice(0, 160) ?? ''}`)
  if (found === undefined) missed.push(name)
}
console.log(`${Object.keys(plants).length - missed.length} found, ${missed.length} missed`)
process.exitCode = missed.length === 0 ? 0 : 1
