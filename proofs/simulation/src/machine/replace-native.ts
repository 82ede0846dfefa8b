import crypto from 'node:crypto'
import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import { createRequire } from 'node:module'

const saltBytes = 16

/** Replaces work of native threads by the same work in this thread: no seed decides when a native thread ends. */
export function replaceNative(): void {
  const later =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args) =>
      new Promise<Result>((resolve) => resolve(work(...args)))
  Object.assign(fsPromises, {
    access: later(fs.accessSync),
    readFile: later(fs.readFileSync),
    readdir: later(fs.readdirSync),
    stat: later(fs.statSync),
  })
  const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')
  const { hashSync, verifySync } = argon2
  const hash: typeof hashSync = (password, options) =>
    hashSync(password, { ...options, salt: crypto.randomBytes(saltBytes) })
  Object.assign(argon2, { hash: later(hash), verify: later(verifySync) })
}
