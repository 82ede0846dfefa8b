import { useQuery } from '@tanstack/react-query'
import { type HousemateBrief, paths } from '@verandah/contracts'
import { type ReactNode, useRef } from 'react'
import { TheirWords } from '@/components/household/their-words.tsx'
import { criteriaLabel } from '@/components/search-filters/search-label.ts'
import { useFocusOnProblem } from '@/components/ui/use-focus-on-problem.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { RestoredNote } from '@/components/ui/restored-note.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { housematesBriefsQuery, useIsInHousehold } from '@/lib/household/household.ts'
import { CriteriaFields } from './components/criteria-fields.tsx'
import { useCriteriaForm } from './use-criteria-form.ts'

interface CriteriaPageProps {
  money: ReactNode
  /** What was typed there; `save` resolves to false if it could not be saved. */
  moneyEdits: { save: () => Promise<boolean>; discard: () => void; isRestored: boolean }
}

/** The brief, on which "Save and continue" saves everything that was typed. */
export function CriteriaPage({ money, moneyEdits }: CriteriaPageProps) {
  const { form, problems, change, fillIn, submit, isSaving, isLoading, ...edits } = useCriteriaForm(moneyEdits.save)
  const discard = () => {
    edits.discard()
    moneyEdits.discard()
  }
  const root = useRef<HTMLFormElement>(null)
  useFocusOnProblem(root, problems)
  return (
    <Page title="Property criteria" width="narrow">
      <PageHeading>What are you looking for?</PageHeading>
      <p className="mt-1 mb-7 text-ink-soft">
        Only the suburb is required. Everything else narrows the search, and you can change it at any time.
      </p>
      {!isLoading && <HouseholdBriefs onUse={fillIn} />}
      {!isLoading && (edits.isRestored || moneyEdits.isRestored) && <RestoredNote onDiscard={discard} />}
      {isLoading ? (
        <CriteriaSkeleton />
      ) : (
        <form
          ref={root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <CriteriaFields form={form} problems={problems} onChange={change} />
          {problems.form !== undefined && (
            <p role="alert" className="mb-5 text-14 text-danger">
              {problems.form}
            </p>
          )}
          <div className="flex flex-col-reverse gap-3 border-t border-line pt-7 sm:flex-row sm:justify-end">
            <ButtonLink variant="quiet" to={paths.landing} onClick={discard}>
              Cancel
            </ButtonLink>
            <Button type="submit" busy={isSaving && 'Saving…'}>
              Save and continue
            </Button>
          </div>
        </form>
      )}
      {!isLoading && money}
    </Page>
  )
}

const CriteriaSkeleton = () => (
  <div role="status" aria-label="Loading your criteria">
    {[2, 2, 5].map((fields, group) => (
      <div key={group} className="grid gap-5 border-t border-line py-7 sm:grid-cols-2">
        <Skeleton className="h-7 w-28 sm:col-span-2" />
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    ))}
  </div>
)

interface HouseholdBriefsProps {
  onUse: (brief: HousemateBrief['brief']) => void
}

/** What housemates are looking for, who and since when; nothing where nobody has said. */
const HouseholdBriefs = ({ onUse }: HouseholdBriefsProps) => {
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
