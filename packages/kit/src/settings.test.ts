import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Milliseconds, readSettings } from './settings.ts'

const schema = z.object({ WAIT_MS: Milliseconds.default(5), API_KEY: z.string().min(5).optional() })

describe('settings', () => {
  it('have defaults, and an empty variable counts as absent', () => {
    expect(readSettings(schema, { WAIT_MS: '' })).toEqual({ WAIT_MS: 5 })
    expect(readSettings(schema, { WAIT_MS: '70' })).toEqual({ WAIT_MS: 70 })
  })

  it('stop the start with a sentence that names the variable and what it holds', () => {
    expect(() => readSettings(schema, { WAIT_MS: 'soon' })).toThrow(
      'The setting WAIT_MS cannot be used (it is "soon"): expected a whole number of milliseconds.',
    )
  })

  it('never repeat a secret', () => {
    expect(() => readSettings(schema, { API_KEY: 'abc' })).toThrow(/^(?!.*abc).*API_KEY.*hidden/s)
  })
})
