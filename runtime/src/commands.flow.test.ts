import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beginTwoStep, getCurrentUser, resetPassword, turnOnTwoStep } from '@verandah/contracts'
import { callRoute } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBuyer, password } from './testing/buyer.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

let folder: string
let product: KillableProduct

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
  product = await startKillableProduct({ DATA_DIR: folder, LOG_LEVEL: 'error', PASSWORD_HASH_MEMORY_KIB: '8192' })
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command of the bundle with no settings except the data folder and `environment`. */
const operate = async (command: string, words: string, environment: Record<string, string> = {}): Promise<string> => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, [`${dist}${command}.mjs`, ...words.split(' ')], {
    env,
  })
  return stdout
}

describe('the commands of the bundle', () => {
  it('make invite codes and list them', async () => {
    expect(await operate('operator', 'invite create --code WELCOME-1 --uses 2 --days 3')).toContain('WELCOME-1  2 of 2')
    expect(await operate('operator', 'invite list')).toContain('WELCOME-1  2 of 2 left')
  })

  it('make a user an admin, and sign the user out everywhere', async () => {
    const buyer = await createBuyer(product.url)
    expect(await operate('operator', `admin grant ${buyer.username}`)).toContain('is an admin now')
    expect(await operate('operator', `sessions end ${buyer.username}`)).toContain('1 session(s)')
    await vi.waitFor(async () => expect((await buyer.call(getCurrentUser)).status).toBe(401), { timeout: 120_000 })
  })

  it('print a link that sets a new password for a user without mail', async () => {
    const buyer = await createBuyer(product.url)
    const token = /#(\S+)/.exec(await operate('operator', `reset-link ${buyer.username}`))?.[1] ?? ''
    const body = { token, newPassword: 'a phrase of their own' }
    expect((await callRoute(product.url, resetPassword, { body })).status).toBe(204)
    await vi.waitFor(async () => expect((await buyer.call(getCurrentUser)).status).toBe(401), { timeout: 120_000 })
  })

  it('issue a token for the feed of an agency, and revoke it', async () => {
    expect(await operate('feed-token', 'issue Nest Realty')).toMatch(/^A token for Nest Realty/)
    expect(await operate('feed-token', 'revoke Nest Realty')).toContain('1 token(s) of Nest Realty ended')
  })

  it('list dead letters', async () => {
    expect(await operate('dead-letters', 'list')).toBe('No event is waiting.\n')
  })

  it('reseal the secrets of two-step verification, after which the product needs no older key', async () => {
    const buyer = await createBuyer(product.url)
    expect((await buyer.call(beginTwoStep, { body: { password } })).status).toBe(200)
    const file = join(folder, 'keys', 'TWO_STEP_KEYS')
    const newer = 'n'.repeat(48)
    await writeFile(file, `${newer}\n${await readFile(file, 'utf8')}`)
    expect(await operate('keys', 'reseal two-step')).toMatch(/^1 secret.*\nNothing else needs an older key/)
    await writeFile(file, newer)
    await product.stop()
    await product.startAgain()
    const refused = await buyer.call(turnOnTwoStep, { body: { code: '000000' } })
    expect(refused.body).toMatchObject({ code: 'wrong-code' })
  })

  it('republish the snapshots of a service, under the previous command’s name too', async () => {
    const republished = /^auth republished [1-9]\d* events/
    expect(await operate('verandah', 'republish auth')).toMatch(republished)
    expect(await operate('tell-again', 'auth')).toMatch(republished)
  })

  it.each([
    ['verandah', 'nonsense', 'usage: verandah'],
    ['verandah', 'republish nonsense', 'usage: republish'],
    ['operator', 'nonsense', 'usage: operator'],
    ['operator', 'admin grant nobody-of-that-name', 'There is no user nobody-of-that-name'],
    ['feed-token', 'issue', 'usage: feed-token'],
    ['overlay', 'load', 'usage: overlay'],
    ['overlay', 'load map.json --fact fire', '--fact has to be one of flood, bushfire, schoolZone'],
    ['dead-letters', 'replay', 'usage: dead-letters'],
    ['dead-letters', 'replay 00', 'There is no dead letter 00'],
  ])('refuse `%s %s` with a message and a failure', async (command, words, sentence) => {
    await expect(operate(command, words)).rejects.toThrow(sentence)
  })

  it('name the remedy when they find no store', async () => {
    const elsewhere = { DATA_DIR: join(folder, 'not there') }
    await expect(operate('operator', 'invite list', elsewhere)).rejects.toThrow('start the product first')
  })
})
