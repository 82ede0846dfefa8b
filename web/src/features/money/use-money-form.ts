import { useMutation, useQuery } from '@tanstack/react-query'
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
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { type MoneyForm, moneyFormOf, moneyOf, withBuyer } from './money-form.ts'
import { type MoneyProblems, moneyProblemsIn, moneyRefusals } from './money-problems.ts'

/** The form of a buyer's money: filled from the server, except for what was edited since. */
export function useMoneyForm() {
  const { data: known, error, isPending: isLoading, refetch } = useQuery(moneyQuery)
  const saved = known ?? nothingSaved
  const { edited, setEdited, ...kept } = useUnsaved<Partial<MoneyForm>>('money', example)
  const [problems, setProblems] = useState<MoneyProblems>({})
  const [cleared, setCleared] = useState<MoneyAnswers | null>(null)
  const { mutateAsync, isPending, isSuccess, data, reset } = useSaveMoney()
  // The reply is here before `saved` has it.
  const form = { ...moneyFormOf(data ?? saved), ...edited }

  const store = async (money: MoneyAnswers, wasCleared: MoneyAnswers | null): Promise<boolean> => {
    const refusals = await mutateAsync(money).then(() => null, moneyRefusals)
    if (refusals === null) {
      // What was edited during the save stays.
      setEdited((now) => (now === edited ? null : now))
      setCleared(wasCleared)
    } else setProblems(refusals)
    return refusals === null
  }
  const change = (changed: Partial<MoneyForm>) => {
    setEdited((now) => ({ ...now, ...changed }))
    setProblems({})
    reset()
  }
  const submit = async (): Promise<boolean> => {
    const found = moneyProblemsIn(form)
    setProblems(found)
    return Object.keys(found).length === 0 && store(moneyOf(form), null)
  }
  return {
    query: { data: known, error, isPending: isLoading, refetch },
    form,
    problems,
    change,
    submit,
    edits: { ...kept, save: async (): Promise<boolean> => edited === null || submit() },
    clear: () => void store({}, answersOf(saved)),
    undo: cleared === null ? null : () => void store(cleared, null),
    isPending,
    isSaved: isSuccess && edited === null && cleared === null,
    isEmpty: Object.keys(answersOf(saved)).length === 0,
  }
}

const nothingSaved: BuyersMoney = {}

const example: MoneyForm = { ...moneyFormOf(nothingSaved), buyers: withBuyer([]) }

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
