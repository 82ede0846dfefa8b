import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { tasks } from './tasks.mjs'

ensureInstalled()

const [kind, name = '', ...words] = process.argv.slice(2)
const task = Object.hasOwn(tasks[kind], name) ? tasks[kind][name] : undefined
if (task === undefined) {
  console.error(`usage: npm run ${kind} NAME, where NAME is one of ${Object.keys(tasks[kind]).join(', ')}`)
  process.exit(1)
}
const [command, ...given] = task
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const { status } = spawnSync(command, [...given, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
