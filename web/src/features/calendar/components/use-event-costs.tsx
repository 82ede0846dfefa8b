import type { CalendarEvent } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { CostLine } from '@/components/property/cost-line.tsx'
import { useHomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { useSavedHomes } from './property-field.tsx'

/** The cost of an event's home, from the shortlist: the calendar itself knows only its address. */
export const useEventCosts = (): ((event: CalendarEvent) => ReactNode) => {
  const { state, homes } = useSavedHomes()
  const costs = useHomeCosts()
  return ({ propertyId }) => {
    const home = homes.find(({ id }) => id === propertyId)
    const isComing = propertyId !== null && state === 'loading'
    return home !== undefined || isComing ? <CostLine home={home} costs={costs} /> : null
  }
}
