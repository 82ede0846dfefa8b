import { getBuyersMoney, paths } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** What the caller said of their money; an empty object when nothing. */
export const moneyQuery = routeQuery(getBuyersMoney, {})

export const yourMoneyId = 'your-money'

export const yourMoneyHref = `${paths.setupCriteria}#${yourMoneyId}`
