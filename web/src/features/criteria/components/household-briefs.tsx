import { useQuery } from '@tanstack/react-query'
import type { HousemateBrief } from '@verandah/contracts'
import { criteriaLabel } from '@/components/search-filters/search-label.ts'
import { Button } from '@/components/ui/button.tsx'
import { longDateText } from '@/lib/format.ts'
import { housematesBriefsQuery, useIsInHousehold } from '@/lib/household/household.ts'

interface HouseholdBriefsProps {
  /** Fills the form in; the buyer saves it. */
  onUse: (brief: HousemateBrief['brief']) => void
}

/** What housemates are looking for, who and since when; nothing where nobody has said. */
export const HouseholdBriefs = ({ onUse }: HouseholdBriefsProps) => {
  const { data: briefs = [] } = useQuery({ ...housematesBriefsQuery, enabled: useIsInHousehold() === true })
  if (briefs.length === 0) return null
  return (
    <ul aria-label="Briefs of your household" className="mb-7 flex flex-col gap-2">
      {briefs.map(({ member: { userId, name }, brief, changedAt }) => (
        <li
          key={userId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-5 py-3 text-14"
        >
          <div className="min-w-52 flex-1">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span> is looking for {criteriaLabel(brief)}
            </p>
            {changedAt !== null && <p className="text-ink-faint">Changed on {longDateText(changedAt)}</p>}
          </div>
          <Button variant="secondary" size="sm" onClick={() => onUse(brief)}>
            Use it<span className="sr-only"> (the brief of {name})</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
