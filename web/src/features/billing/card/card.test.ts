import { describe, expect, it } from 'vitest'
import { cardErrorsOf, formatCardNumber, formatExpiry, hasExpired, isCardNumber, paymentOf } from './card-form.ts'

const now = new Date(2026, 10, 21)

describe('a card number', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('is checked by its last digit and its length', () => {
    expect(isCardNumber('4242 4242 4242 4242')).toBe(true)
    expect(isCardNumber('3782 822463 10005')).toBe(true)
    expect(isCardNumber('4242 4242 4242 4243')).toBe(false)
    expect(isCardNumber('4242 4242')).toBe(false)
  })
})

describe('an expiry date', () => {
  it.each([
    ['1', '1'],
    ['3', '03'],
    ['12', '12'],
    ['128', '12 / 8'],
    ['3/28', '03 / 28'],
    ['03/2028', '03 / 28'],
    ['1/', '01'],
    ['1/27', '01 / 27'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it('is good to the end of its month', () => {
    expect(hasExpired({ month: 11, year: 2026 }, now)).toBe(false)
    expect(hasExpired({ month: 10, year: 2026 }, now)).toBe(true)
    expect(hasExpired({ month: 1, year: 2027 }, now)).toBe(false)
  })
})

describe('a card', () => {
  const clientSecret = 'pi_7_secret_9'

  it('becomes a payment when it is whole', () => {
    const card = { number: '3782 822463 10005', expiry: '12 / 27', cvc: '1234' }
    expect(cardErrorsOf(card, now)).toEqual({})
    expect(paymentOf(card, { clientSecret, now })).toEqual({
      clientSecret,
      number: '3782 822463 10005',
      expMonth: 12,
      expYear: 2027,
      cvc: '1234',
    })
  })

  it('names everything that is missing', () => {
    const card = { number: '', expiry: '13 / 30', cvc: '' }
    expect(Object.keys(cardErrorsOf(card, now))).toEqual(['number', 'expiry', 'cvc'])
    expect(paymentOf(card, { clientSecret, now })).toBeNull()
  })
})
