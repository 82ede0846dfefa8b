import { readSettings } from '@verandah/kit'
import { expect, it } from 'vitest'
import { BillingSettings } from './config.ts'

it('an ABN is accepted by its check digits, with or without spaces', () => {
  expect(readSettings(BillingSettings, { BUSINESS_ABN: '51 824 753 556' }).BUSINESS_ABN).toBe('51824753556')
  for (const wrong of ['51 824 753 557', '5182475355', 'ABN'])
    expect(() => readSettings(BillingSettings, { BUSINESS_ABN: wrong })).toThrow('BUSINESS_ABN')
})

it('a key without the secret of the webhooks stops the start', () => {
  expect(() => readSettings(BillingSettings, { STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow('STRIPE_WEBHOOK_SECRET')
})
