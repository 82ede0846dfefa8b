import { amountIn, amountProblem, amountText } from '@/lib/amounts.ts'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import type { BuyerForm, MoneyForm } from './money-form.ts'
import { numberIn, numberProblem } from '@/lib/read-numbers.ts'

/** Errors by the server's name of the field, such as `buyers.0.income`; `form` for those of no field. */
export type MoneyProblems = Readonly<Record<string, string>>

export function moneyProblemsIn({ buyers, ...form }: MoneyForm): MoneyProblems {
  return onlyFound({
    deposit:
      form.depositIn === 'percent' ? numberProblem('percent', form.deposit) : amountProblem('money', form.deposit),
    rate: numberProblem('rate', form.rate),
    years: numberProblem('years', form.years),
    savings: amountProblem('money', form.savings),
    buffer: amountProblem('money', form.buffer) ?? keptBackProblem(form),
    'preApproval.amount': approvedProblem(form.approved),
    ...Object.fromEntries(buyers.flatMap((buyer, index) => Object.entries(buyerProblems(buyer, index)))),
    ...sharesProblem(buyers),
  })
}

const keptBackProblem = ({ savings, buffer }: Pick<MoneyForm, 'savings' | 'buffer'>) => {
  const all = amountIn('money', savings)
  const isMore = all !== undefined && (amountIn('money', buffer) ?? 0) > all
  return isMore ? `Keep back at most your total savings of ${amountText('money', all)}` : undefined
}

const approvedProblem = (text: string) =>
  amountIn('money', text) === 0 ? 'Give an amount above $0, or leave it empty' : amountProblem('money', text)

const buyerProblems = ({ hasOwned, ownedIn, share, income, age }: BuyerForm, index: number) => ({
  [`buyers.${index}.ownedIn`]:
    hasOwned && ownedIn.length === 0 ? 'Choose the states where they owned a home, or answer “Never”' : undefined,
  [`buyers.${index}.sharePercent`]: numberProblem('share', share),
  [`buyers.${index}.income`]: amountProblem('money', income),
  [`buyers.${index}.age`]: numberProblem('age', age),
})

/** Shares add up to the whole where each buyer has one, and else leave something for the others. */
const sharesProblem = (buyers: readonly BuyerForm[]) => {
  const shares = buyers.flatMap(({ share }) => numberIn(share) ?? [])
  const hundredths = shares.reduce((sum, share) => sum + Math.round(share * 100), 0)
  const isWhole = shares.length === buyers.length ? hundredths === 10_000 : hundredths < 10_000
  if (shares.length === 0 || isWhole) return {}
  const last = buyers.findLastIndex(({ share }) => numberIn(share) !== undefined)
  return { [`buyers.${last}.sharePercent`]: 'The shares must add up to 100%. Leave all empty for equal shares' }
}

const onlyFound = (problems: Record<string, string | undefined>): MoneyProblems =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined))

export function moneyRefusals(error: unknown): MoneyProblems {
  const errors = problemOf(error)?.errors ?? []
  if (errors.length === 0) return { form: errorText(error) }
  return Object.fromEntries(errors.map(({ field, message }) => [fieldOf(field), message]))
}

/** A deposit is one field here, and its amount one below it in the contract. */
const fieldOf = (field: string): string => {
  if (field.startsWith('deposit')) return 'deposit'
  return (
    /^(rate|years|savings|buffer|preApproval\.(lender|amount|endsOn)|buyers\.\d+\.(sharePercent|income|age|ownedIn))/.exec(
      field,
    )?.[0] ?? 'form'
  )
}
