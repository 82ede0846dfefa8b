import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const start = (name, command, args, environment = {}) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  child.on('exit', (code) => {
    console.log(`${name} has ended.`)
    process.exit(code ?? 1)
  })
  return child
}

const tsx = join(root, 'node_modules/.bin/tsx')
const vite = join(root, 'node_modules/.bin/vite')
const client = process.env.DEV_CLIENT_URL ?? 'http://localhost:5173'
const children = [
  start('The product', tsx, ['watch', '--conditions=@verandah/source', 'runtime/src/main.ts'], {
    PUBLIC_URL: client,
    LOG_LEVEL: 'info',
  }),
  start('The client', vite, ['web']),
]
console.log(`The client with hot reload: ${client}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)))
