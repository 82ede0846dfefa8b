import { useQuery } from '@tanstack/react-query'
import { listHiddenProperties } from '@verandah/contracts'
import { leastContrasts } from '@verandah/decide'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { useShortlist } from '@/lib/endpoints/saved-properties.ts'
import { useFoundColumns } from '../api/found-columns.ts'
import { notNarrowed } from '../narrowing/narrowing.ts'
import type { CustomWeights } from '../ranking/use-custom-weights.ts'
import { preferencesOf } from './model/preferences.ts'
import { Suggestion } from './suggestion.tsx'
import { choicesQuery } from './use-home-choices.ts'
import { WhichHomeDialog } from './which-home-dialog.tsx'

interface LearningProps {
  searchId: string
  revision: number
  custom: CustomWeights
}

const hiddenQuery = routeQuery(listHiddenProperties, {})

/** Every home of the search, including those left out of its list: reasons for hiding say most. */
const everything = { ...notNarrowed, hidden: 'show', silent: 'show' } as const

/** Suggests weights that fit what the buyer chooses, and asks which homes they would rather see. */
export function Learning({ searchId, revision, custom }: LearningProps) {
  const [isAsking, setAsking] = useState(false)
  const preferences = usePreferences()
  const isWanted = isAsking || preferences.length >= leastContrasts
  const whole = useFoundColumns({ searchId, narrowing: everything, revision, isWanted })
  const listed = useFoundColumns({ searchId, narrowing: notNarrowed, revision, isWanted: isAsking })
  const { data: found } = whole
  const { own, weights } = custom
  const weighed = useMemo(
    () => (found === undefined || found.isOutdated ? null : { ...found, weights: weights ?? own }),
    [found, weights, own],
  )
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      {weighed !== null && <Suggestion {...{ searchId, revision, custom, weighed, preferences }} />}
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Which would you rather see?
      </Button>
      {isAsking && (
        <WhichHomeDialog
          searchId={searchId}
          revision={revision}
          weighed={weighed}
          preferences={preferences}
          listed={listed.data?.ids ?? null}
          failure={whole.isError || listed.isError ? () => void Promise.all([whole.refetch(), listed.refetch()]) : null}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Empty for a buyer without a plan, who has no shortlist: only the other sources count then. */
const usePreferences = () => {
  const { data: saved } = useShortlist()
  const { data: hidden } = useQuery(hiddenQuery)
  const { data: answers } = useQuery(choicesQuery)
  return useMemo(
    () => preferencesOf({ saved: saved ?? [], hidden: hidden ?? [], answers: answers ?? [] }),
    [saved, hidden, answers],
  )
}
