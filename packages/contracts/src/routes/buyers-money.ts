import { defineRoute } from '../define-route.ts'
import { BuyersMoney, CostTables } from '../models/buyers-money.ts'

export const getBuyersMoney = defineRoute('search', 'getBuyersMoney', 'GET /api/buyers-money', {
  summary: 'What the caller said of their money; an empty object when nothing.',
  reply: BuyersMoney,
})

export const saveBuyersMoney = defineRoute('search', 'saveBuyersMoney', 'PUT /api/buyers-money', {
  summary: 'Replaces what the caller said of their money. An empty object deletes it.',
  body: BuyersMoney,
  reply: BuyersMoney,
})

export const getCostTables = defineRoute('search', 'getCostTables', 'GET /api/cost-tables', {
  summary:
    'The tables of duty, grants, fees and loans by which costs are computed, each value with its source and its days.',
  reply: CostTables,
})
