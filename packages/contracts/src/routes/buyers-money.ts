import { defineRoute } from '../define-route.ts'
import * as z from 'zod/mini'
import { Id } from '../fields.ts'
import { BuyersMoney, CostTables, MoneyAnswers } from '../models/buyers-money.ts'
import { ContractDetails } from '../models/contract-details.ts'

export const getBuyersMoney = defineRoute('search', 'getBuyersMoney', 'GET /api/buyers-money', {
  summary: 'What the caller said of their money; an empty object when nothing.',
  reply: BuyersMoney,
})

export const saveBuyersMoney = defineRoute('search', 'saveBuyersMoney', 'PUT /api/buyers-money', {
  summary: 'Replaces what the caller said of their money, not of contracts. An empty object deletes it.',
  body: MoneyAnswers,
  reply: BuyersMoney,
})

export const saveContractDetails = defineRoute(
  'search',
  'saveContractDetails',
  'PUT /api/buyers-money/contracts/{id}',
  {
    summary:
      "Replaces what the caller knows of a home's contract. An empty object deletes it. 409 `contracts-full` at 200 homes.",
    params: z.object({ id: Id }),
    body: ContractDetails,
    reply: BuyersMoney,
  },
)

export const getCostTables = defineRoute('search', 'getCostTables', 'GET /api/cost-tables', {
  summary:
    'The tables of duty, grants, fees and loans by which costs are computed, each value with its source and its days.',
  reply: CostTables,
})
