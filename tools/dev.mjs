import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { clientUrlOf, devProcesses } from './dev-processes.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()
if (!process.env.SMTP_URL) process.env.MAIL_OUTBOX ??= 'true'

const children = devProcesses(process.env).map(({ name, command, args, settings }) => {
  const path = join(root, 'node_modules/.bin', command)
  const child = spawn(path, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } })
  child.on('exit', (code) => {
    console.log(`${name} has ended.`)
    process.exit(code ?? 1)
  })
  return child
})
console.log(`The client with hot reload: ${clientUrlOf(process.env)}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)))
