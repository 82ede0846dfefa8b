import type { WeightsRecord } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx'
import { paths } from '@/lib/paths.ts'
import { useScoringForm } from '../use-scoring-form.ts'
import { IdealCriteriaTab } from './ideal-criteria-tab.tsx'
import { WeightsTab } from './weights-tab.tsx'

export const ScoringForm = ({ record }: { record: WeightsRecord | null }) => {
  const { draft, setDraft, errors, save, isSaving } = useScoringForm(record)
  const [tab, setTab] = useState('ideal')
  const [isChecked, setChecked] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!save()) setTab('ideal')
  }
  return (
    <form onSubmit={submit} noValidate>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label="Customize your scoring" className="max-w-md">
          <Tab value="ideal">Ideal Criteria</Tab>
          <Tab value="weights">Scoring Weights</Tab>
        </TabList>
        <Panel className="mt-4">
          <TabPanel value="ideal">
            <IdealCriteriaTab
              ideal={draft.ideal}
              errors={isChecked ? errors : {}}
              onChange={(ideal) => setDraft({ ...draft, ideal })}
              isUsed={draft.usesFilters}
              onUsedChange={(usesFilters) => setDraft({ ...draft, usesFilters })}
            />
          </TabPanel>
          <TabPanel value="weights">
            <WeightsTab draft={draft} onChange={setDraft} />
          </TabPanel>
        </Panel>
      </Tabs>
      <div className="sticky bottom-14 z-10 -mx-4 mt-4 flex justify-end gap-2 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
        <ButtonLink to={paths.landing} variant="quiet">
          Cancel
        </ButtonLink>
        <Button type="submit" isPending={isSaving} className="min-w-32">
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
