import { useQuery } from '@tanstack/react-query'
import { paths, placeText } from '@verandah/contracts'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { criteriaQuery } from '@/lib/endpoints/searches.ts'
import { narrowingLabel } from '../search-labels.ts'

export const Criteria = () => (
  <SettingsSection title="Criteria" text="What you are looking for. New searches and ideal criteria begin with it.">
    <Answered
      query={useQuery({ ...criteriaQuery, refetchOnMount: 'always' })}
      what="your criteria"
      skeleton={<Skeleton className="h-18" />}
    >
      {({ suburb = '', locality, ...narrowing }) => (
        <>
          <p className="mb-5 max-w-[56ch] text-ink-soft">
            {suburb === ''
              ? 'You have not said yet what you are looking for.'
              : [locality ? placeText(locality) : suburb, narrowingLabel(narrowing)].filter(Boolean).join(' · ')}
          </p>
          <ButtonLink to={paths.setupCriteria} variant={suburb === '' ? 'primary' : 'secondary'}>
            {suburb === '' ? 'Set your criteria' : 'Change your criteria'}
          </ButtonLink>
        </>
      )}
    </Answered>
  </SettingsSection>
)
