import { useMutation } from '@tanstack/react-query'
import {
  type BuyersMoney,
  type ContractDetails,
  listProperties,
  listResultCards,
  saveContractDetails,
} from '@verandah/contracts'
import { useState } from 'react'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { moneyQuery } from '@/lib/endpoints/buyers-money.ts'
import { type ContractForm, contractFormOf, contractOf, isReadable } from './contract-form.ts'

/** What the buyer knows of a home's contract: filled from the server, kept as each field is left. */
export function useContract(homeId: string, { contracts }: BuyersMoney) {
  const saved = contractFormOf(contracts?.[homeId] ?? {})
  const [form, setForm] = useState(saved)
  const [cleared, setCleared] = useState<ContractForm | null>(null)
  const { mutate, ...saving } = useSaveContract(homeId)
  const known = saving.isPending ? saving.variables : contractOf(saved)
  const put = (next: ContractForm, before: ContractForm | null) => {
    setForm(next)
    mutate(contractOf(next), { onSuccess: () => setCleared(before) })
  }
  const keep = (next: ContractForm = form) => {
    if (isReadable(next) && !isSame(contractOf(next), known)) put(next, null)
  }
  return {
    form,
    details: contractOf(form),
    /** Of text: kept when the field is left. */
    change: (changed: Partial<ContractForm>) => setForm({ ...form, ...changed }),
    keep,
    /** Of a choice: kept at once. */
    choose: (changed: Partial<ContractForm>) => {
      const next = { ...form, ...changed }
      setForm(next)
      keep(next)
    },
    clear: () => put(contractFormOf({}), saved),
    undo: cleared === null ? null : () => put(cleared, null),
    isEmpty: isSame(contractOf(saved), {}),
    saving,
  }
}

export type ContractState = ReturnType<typeof useContract>

const isSame = (one: ContractDetails, other: ContractDetails): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Saves one after the other, then reads again the homes whose costs follow from it. */
const useSaveContract = (homeId: string) =>
  useMutation({
    scope: { id: `contract of ${homeId}` },
    mutationFn: (body: ContractDetails) => callRoute(saveContractDetails, { params: { id: homeId }, body }),
    onSuccess: async (money, _body, _before, { client }) => {
      client.setQueryData(moneyQuery.queryKey, money)
      await readAnew(client, [queryKeyOf(listProperties), queryKeyOf(listResultCards)])
    },
  })
