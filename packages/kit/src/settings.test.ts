import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Milliseconds, readSettings, withPassword } from './settings.ts'

const schema = z.object({ WAIT_MS: Milliseconds.default(5), API_KEY: z.string().min(5).optional() })

describe('settings', () => {
  it('have defaults, and an empty variable counts as absent', () => {
    expect(readSettings(schema, { WAIT_MS: '' })).toEqual({ WAIT_MS: 5 })
    expect(readSettings(schema, { WAIT_MS: '70' })).toEqual({ WAIT_MS: 70 })
  })

  it('stop the start with a sentence that names the variable and its value', () => {
    expect(() => readSettings(schema, { WAIT_MS: 'soon' })).toThrow(
      'The setting WAIT_MS cannot be used (it is "soon"): expected a whole number of milliseconds.',
    )
  })

  it('are read from files that NAME_FILE names, with an error for unreadable ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'verandah-settings-'))
    const path = join(folder, 'key')
    expect(() => readSettings(schema, { API_KEY_FILE: path })).toThrow(
      /The setting API_KEY_FILE cannot be used:.*ENOENT/,
    )
    writeFileSync(path, 'a long key\n')
    expect(readSettings(schema, { API_KEY_FILE: path })).toEqual({ WAIT_MS: 5, API_KEY: 'a long key' })
    expect(readSettings(schema, { API_KEY_FILE: path, API_KEY: 'another' }).API_KEY).toBe('another')
    writeFileSync(path, 'abc')
    expect(() => readSettings(schema, { API_KEY_FILE: path })).toThrow(/^(?!.*abc).*API_KEY.*hidden/s)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['mongodb://verandah@a:1,b:2/?x=y', 'mongodb://verandah:p%40ss@a:1,b:2/?x=y'],
    ['nats://verandah@a:1, tls://verandah@b:2', 'nats://verandah:p%40ss@a:1, tls://verandah:p%40ss@b:2'],
    ['redis://verandah@r', 'redis://verandah:p%40ss@r'],
    ['redis://u:own@r', 'redis://u:own@r'],
    ['nats://n:4222', 'nats://n:4222'],
  ])('a password joins the user of %s', (url, whole) => {
    expect(withPassword(url, 'p@ss')).toBe(whole)
    expect(withPassword(url, undefined)).toBe(url)
  })

  it('never print a secret', () => {
    expect(() => readSettings(schema, { API_KEY: 'abc' })).toThrow(/^(?!.*abc).*API_KEY.*hidden/s)
  })
})
