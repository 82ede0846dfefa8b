import { describe, expect, it } from 'vitest'
import { purchaseDateProblems } from './purchase-dates.ts'
import { PurchaseInput, PurchaseTerms } from './purchase.ts'

const termsOf = (terms: object) => PurchaseTerms.parse(terms)
const problems = (terms: object) => purchaseDateProblems(termsOf(terms))

describe('days of a purchase', () => {
  it('of one build are read by the build before and after: what is missing is not said', () => {
    const terms = termsOf({ contractOn: '2027-02-01', ofTheNextBuild: true })
    expect(terms).toMatchObject({ contractOn: '2027-02-01', method: null, isStrata: null, isNew: false })
    expect(problems({})).toEqual({})
  })

  it('follow the contract, and end with settlement', () => {
    const late = '2027-04-02'
    const contractOn = '2027-02-01'
    const before = '2027-01-31'
    expect(problems({ contractOn, settlementOn: before, depositBy: contractOn })).toEqual({
      settlementOn: 'Settlement can’t be before the contract',
    })
    expect(problems({ contractOn, financeBy: before, buildingBy: before, depositBy: before })).toEqual({
      depositBy: 'The deposit can’t be before the contract',
      buildingBy: 'The building and pest date can’t be before the contract',
      financeBy: 'The finance date can’t be before the contract',
    })
    expect(problems({ settlementOn: '2027-04-01', financeBy: late, papersReceivedOn: late })).toEqual({
      papersReceivedOn: 'The papers can’t be after settlement',
      financeBy: 'The finance date can’t be after settlement',
    })
  })

  it('may be the same, and the seller may accept before or after the buyer signs', () => {
    const day = '2027-02-01'
    expect(problems({ contractOn: day, depositBy: day, financeBy: day, settlementOn: day })).toEqual({})
    expect(problems({ contractOn: day, offerAcceptedOn: '2027-01-31', papersReceivedOn: '2027-01-30' })).toEqual({})
    expect(problems({ contractOn: day, offerAcceptedOn: '2027-02-02' })).toEqual({})
  })

  it('settle after an auction at which the home was bought, not after one that it was sold before', () => {
    const days = { auctionOn: '2027-02-06', settlementOn: '2027-02-05' }
    expect(problems({ ...days, method: 'private' })).toEqual({})
    expect(problems({ ...days, method: 'auction' })).toEqual({ settlementOn: 'Settlement can’t be before the auction' })
  })

  it('that an auction has none of are no problem of one', () => {
    const days = { contractOn: '2027-04-01', financeBy: '2027-06-01', settlementOn: '2027-03-01' }
    expect(problems({ ...days, method: 'auction', auctionOn: '2027-02-01' })).toEqual({})
  })

  it('have a year that somebody can mean', () => {
    expect(problems({ contractOn: '0202-02-01' })).toEqual({ contractOn: 'Check the year' })
  })

  it('that cannot be right are refused with their field', () => {
    const input = { terms: { contractOn: '2027-02-01', settlementOn: '2027-01-31' }, done: [], offers: [], people: [] }
    expect(PurchaseInput.safeParse(input).error?.issues.map(({ path }) => path)).toEqual([['terms', 'settlementOn']])
  })
})
