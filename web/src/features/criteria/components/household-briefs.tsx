import { useQuery } from '@tanstack/react-query'
import type { HousemateBrief } from '@verandah/contracts'
import { TheirWords } from '@/components/household/their-words.tsx'
import { criteriaLabel } from '@/components/search-filters/search-label.ts'
import { housematesBriefsQuery, useIsInHousehold } from '@/lib/household/household.ts'

interface HouseholdBriefsProps {
  /** Fills the form in; the buyer saves it. */
  onUse: (brief: HousemateBrief['brief']) => void
}

/** What housemates are looking for, who and since when; nothing where nobody has said. */
export function HouseholdBriefs({ onUse }: HouseholdBriefsProps) {
  const { data: briefs = [] } = useQuery({ ...housematesBriefsQuery, enabled: useIsInHousehold() === true })
  if (briefs.length === 0) return null
  return (
    <ul aria-label="Briefs of your household" className="mb-7 flex flex-col gap-2">
      {briefs.map(({ member, brief, changedAt }) => (
        <TheirWords
          key={member.userId}
          member={member}
          changedAt={changedAt}
          what="the brief"
          onUse={() => onUse(brief)}
        >
          is looking for {criteriaLabel(brief)}
        </TheirWords>
      ))}
    </ul>
  )
}
