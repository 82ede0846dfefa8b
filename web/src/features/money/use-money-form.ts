import { useMutation } from '@tanstack/react-query'
import {
  type BuyersMoney,
  type MoneyAnswers,
  listProperties,
  listResultCards,
  saveBuyersMoney,
} from '@verandah/contracts'
import { missingMoney } from '@verandah/true-cost'
import { useState } from 'react'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { moneyQuery } from '@/lib/endpoints/buyers-money.ts'
import { homesHaveCosts } from '@/lib/storage/local.ts'
import { type MoneyForm, moneyFormOf, moneyOf } from './money-form.ts'
import { type MoneyProblems, moneyProblemsIn, moneyRefusals } from './money-problems.ts'

/** The form of a buyer's money: filled from the server, except for what was edited since. */
export const useMoneyForm = (saved: BuyersMoney) => {
  const [edited, setEdited] = useState<MoneyForm | null>(null)
  const [problems, setProblems] = useState<MoneyProblems>({})
  const [cleared, setCleared] = useState<MoneyAnswers | null>(null)
  const { mutate, isPending, isSuccess, data, reset } = useSaveMoney()
  // The reply is here before `saved` has it.
  const form = edited ?? moneyFormOf(data ?? saved)

  const store = (money: MoneyAnswers, wasCleared: MoneyAnswers | null) =>
    mutate(money, {
      onSuccess: () => {
        // What was edited meanwhile stays.
        setEdited((now) => (now === edited ? null : now))
        setCleared(wasCleared)
      },
      onError: (error) => setProblems(moneyRefusals(error)),
    })
  const change = (changed: Partial<MoneyForm>) => {
    setEdited({ ...form, ...changed })
    setProblems({})
    reset()
  }
  /** Another's answers; whether they are shared stays one's own choice. */
  const fillIn = (money: MoneyAnswers) => change({ ...moneyFormOf(money), isShared: form.isShared })
  const submit = () => {
    const found = moneyProblemsIn(form)
    setProblems(found)
    if (Object.keys(found).length === 0) store(moneyOf(form), null)
  }
  return {
    form,
    problems,
    change,
    fillIn,
    submit,
    clear: () => store({}, answersOf(saved)),
    undo: cleared === null ? null : () => store(cleared, null),
    isPending,
    isSaved: isSuccess && edited === null && cleared === null,
    isEmpty: Object.keys(answersOf(saved)).length === 0,
  }
}

/** What is asked here; contracts are asked on their homes' pages. */
const answersOf = ({ contracts: _, ...answers }: BuyersMoney): MoneyAnswers => answers

export type MoneyFormState = ReturnType<typeof useMoneyForm>

/** Saves the money, one save after the other, then reads again the homes whose costs follow from it. */
const useSaveMoney = () =>
  useMutation({
    scope: { id: 'money' },
    mutationFn: (body: MoneyAnswers) => callRoute(saveBuyersMoney, { body }),
    onSuccess: async (saved, _body, _before, { client }) => {
      client.setQueryData(moneyQuery.queryKey, saved)
      homesHaveCosts.write(missingMoney(saved).length === 0)
      await readAnew(client, [queryKeyOf(listProperties), queryKeyOf(listResultCards)])
    },
  })
