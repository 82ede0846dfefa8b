import { expect, it } from 'vitest'
import { costText } from './cost-text.ts'

const complete = { cashLacksInsurance: false, cashLacksSurcharge: false }
const exactly = (dollars: number) => ({ from: dollars, to: dollars })

it.each([
  [exactly(95_812), exactly(4364), '$96k cash, $4,364 a month'],
  [{ from: 92_100, to: 95_812 }, { from: 4364, to: 4511 }, '$92k–$96k cash, $4,364–$4,511 a month'],
  [{ from: 95_600, to: 96_400 }, exactly(4364), '$96k cash, $4,364 a month'],
  [{ from: 999_400, to: 1_240_000 }, exactly(0), '$999k–$1.24M cash, no loan'],
  [exactly(999_600), exactly(0), '$1.00M cash, no loan'],
  [exactly(420), exactly(2), '$420 cash, $2 a month'],
])('a cost of %j and %j reads %s', (cash, monthly, text) => {
  expect(costText({ ...complete, cash, monthly })).toBe(text)
})

it('says what is not known of a cost', () => {
  const cash = exactly(148_125)
  expect(costText({ ...complete, cash, monthly: null })).toBe('$148k cash, repayment not known')
  const monthly = exactly(9007)
  expect(costText({ ...complete, cash, cashLacksInsurance: true, monthly })).toBe(
    '$148k cash without lenders mortgage insurance, $9,007 a month',
  )
  expect(costText({ cash, cashLacksInsurance: true, cashLacksSurcharge: true, monthly })).toBe(
    '$148k cash without the surcharge of foreign buyers and lenders mortgage insurance, $9,007 a month',
  )
})
