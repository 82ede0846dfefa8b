import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import { createRequire } from 'node:module'

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
  Object.assign(argon2, { hash: later(argon2.hashSync), verify: later(argon2.verifySync) })
}
