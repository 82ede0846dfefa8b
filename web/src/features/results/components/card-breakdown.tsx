import type { Property } from '@verandah/contracts'
import { use } from 'react'
import { ScoreBreakdown } from '@/components/property/score-breakdown.tsx'
import { ReasonsContext } from '../ranking/reasons-context.ts'

export const CardBreakdown = ({ home, id }: { home: Property; id: string }) => {
  const reasons = use(ReasonsContext)(home)
  return (
    <div
      id={id}
      role="region"
      aria-label={`Score of ${home.address}`}
      className="animate-enter rounded-md bg-sunken p-4"
    >
      {reasons === null ? (
        <p className="text-14 text-ink-soft">This home has not been scored yet.</p>
      ) : (
        <ScoreBreakdown score={reasons} />
      )}
    </div>
  )
}
