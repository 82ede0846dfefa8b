import { useQuery } from '@tanstack/react-query'
import type { BuyersMoney } from '@verandah/contracts'
import type { Tables } from '@verandah/true-cost'
import type { ReactNode } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { moneyQuery } from '@/lib/endpoints/buyers-money.ts'
import { costTablesQuery } from '@/lib/endpoints/cost-tables.ts'
import { missingMoneyText } from '@/lib/missing-money.ts'

interface Known {
  money: BuyersMoney
  tables: Tables
}

interface MoneyAndTablesProps {
  skeleton: ReactNode
  /** Shown instead while the buyer has not said enough; the text says what is missing. */
  invitation: (text: string) => ReactNode
  /** False while the tables are not wanted yet. */
  isWanted?: boolean
  children: (known: Known) => ReactNode
}

/** Loads what costs are computed from: the buyer's money and, once they have said enough, the tables. */
export function MoneyAndTables({ isWanted = true, invitation, ...rest }: MoneyAndTablesProps) {
  const query = useQuery(moneyQuery)
  return (
    <Answered query={query} what="your money" skeleton={rest.skeleton} failure={quiet}>
      {(money) => {
        const missing = missingMoneyText(money)
        if (missing !== null) return invitation(missing)
        return isWanted ? <ByTables money={money} {...rest} /> : rest.skeleton
      }}
    </Answered>
  )
}

const quiet = { className: 'py-4' }

type ByTablesProps = Pick<MoneyAndTablesProps, 'skeleton' | 'children'> & Pick<Known, 'money'>

const ByTables = ({ money, skeleton, children }: ByTablesProps) => {
  const query = useQuery(costTablesQuery)
  return (
    <Answered query={query} what="the tables of costs" skeleton={skeleton} failure={quiet}>
      {(tables) => children({ money, tables })}
    </Answered>
  )
}
