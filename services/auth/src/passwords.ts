import { randomBytes } from 'node:crypto'
import { problemCodes } from '@verandah/contracts'
import { AppError, createSemaphore } from '@verandah/kit'
import { weaknessOf, type Owner } from './domain/weak-password.ts'

const maxHashesAtOnce = 2
const maxWaiting = 64
const passes = 3
const saltBytes = 16
const hashBytes = 32

/** Hashes with argon2id (RFC 9106), at most two at once: each takes its memory and a core. */
export function createPasswords({ memoryKib }: { memoryKib: number }) {
  const semaphore = createSemaphore(maxHashesAtOnce)
  const nobodysHash = hashOfNoPassword(memoryKib)
  let underWay = 0

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underWay >= maxHashesAtOnce + maxWaiting) throw tooBusy()
    underWay += 1
    return semaphore.run(work).finally(() => (underWay -= 1))
  }

  return {
    hash: (password: string): Promise<string> =>
      run(async () => {
        const { hash } = await import('@node-rs/argon2')
        const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1, outputLen: hashBytes }
        return hash(password.normalize('NFKC'), options)
      }),
    /** Takes the same time with and without a hash, so that timing does not reveal which users exist. */
    isRight: (password: string, hash: string | undefined): Promise<boolean> =>
      run(async () => {
        const { verify } = await import('@node-rs/argon2')
        return verify(hash ?? nobodysHash, password.normalize('NFKC'))
      }),
  }
}

/** Refuses easily guessed passwords, at the field. Only when setting a password, never when verifying one. */
export function requireStrong(field: 'password' | 'newPassword', password: string, owner: Owner): void {
  const message = weaknessOf(password, owner)
  if (message === null) return
  throw new AppError('invalid', {
    code: problemCodes.weakPassword,
    detail: `${message}.`,
    fields: [{ field, message }],
  })
}

/** A well-formed hash that matches no password. */
const hashOfNoPassword = (memoryKib: number): string => {
  const [salt, hash] = [saltBytes, hashBytes].map((size) => randomBytes(size).toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${salt}$${hash}`
}

const tooBusy = () =>
  new AppError('unavailable', {
    code: 'busy',
    detail: 'Many people are signing in right now. Please try again in a moment.',
    retryAfterMs: 2_000,
  })
