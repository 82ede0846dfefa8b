import { useQueryClient } from '@tanstack/react-query'
import { paths, type WeightsRecord } from '@verandah/contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { RestoredNote } from '@/components/ui/restored-note.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx'
import { useCreateSubscription } from '@/lib/checkout/checkout.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { useSaveWeights } from '@/lib/endpoints/weights.ts'
import { draftWeights, storedFilters, useFiltersForScoring } from '@/lib/storage/local.ts'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { toastFailure } from '@/lib/toast.ts'
import { continueSetup } from '../continue-setup.ts'
import { idealCriteriaOf, idealErrorsOf } from '../ideal-form.ts'
import { draftOf, inputOf, type ToldCriteria, type WeightsDraft } from '../weights-draft.ts'
import { IdealCriteriaTab } from './ideal-criteria-tab.tsx'
import { WeightsTab } from './weights-tab.tsx'

interface ScoringFormProps {
  record: WeightsRecord | null
  /** The record could not be loaded, so what is changed here is not kept. */
  isUnread: boolean
  told: ToldCriteria
}

export function ScoringForm({ record, isUnread, told }: ScoringFormProps) {
  const { draft, change, errors, save, isSaving, ...edits } = useScoringForm({ record, isUnread, told })
  const { tab, openTab, weightsTab, showUnseenWeights } = useTabs(record)
  const [isChecked, setChecked] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(errors).length > 0) openTab('ideal')
    else if (!showUnseenWeights()) save()
  }
  return (
    <form onSubmit={submit} noValidate>
      {edits.isRestored && <RestoredNote onDiscard={edits.discard} />}
      <Tabs value={tab} onValueChange={openTab}>
        <TabList aria-label="Customize your scoring" className="max-w-md">
          <Tab value="ideal">Ideal Criteria</Tab>
          <Tab ref={weightsTab} value="weights">
            Scoring Weights
          </Tab>
        </TabList>
        <Panel className="mt-4">
          <TabPanel value="ideal">
            <IdealCriteriaTab
              ideal={draft.ideal}
              told={told}
              errors={isChecked ? errors : {}}
              onChange={(ideal) => change({ ideal })}
              isUsed={draft.usesFilters}
              onUsedChange={(usesFilters) => change({ usesFilters })}
            />
          </TabPanel>
          <TabPanel value="weights">
            <WeightsTab draft={draft} onChange={change} />
          </TabPanel>
        </Panel>
      </Tabs>
      <div className="sticky bottom-14 z-10 -mx-4 mt-4 flex justify-end gap-2 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
        <ButtonLink to={paths.landing} variant="quiet" onClick={edits.discard}>
          Cancel
        </ButtonLink>
        <Button type="submit" busy={isSaving && 'Saving…'} className="min-w-32">
          Save
        </Button>
      </div>
    </form>
  )
}

/** The open tab. A buyer who has not seen the weights, here or on the landing page, sees them before saving. */
const useTabs = (record: WeightsRecord | null) => {
  const [tab, setTab] = useState('ideal')
  const [areSeen, setSeen] = useState(() => record !== null || draftWeights.read() !== null)
  const weightsTab = useRef<HTMLButtonElement>(null)
  const openTab = (value: string) => {
    setTab(value)
    if (value === 'weights') setSeen(true)
  }
  const showUnseenWeights = (): boolean => {
    if (areSeen) return false
    openTab('weights')
    weightsTab.current?.focus()
    return true
  }
  return { tab, openTab, weightsTab, showUnseenWeights }
}

/** The draft of the screen and its save function, for a draft without errors. */
const useScoringForm = ({ record, isUnread, told }: ScoringFormProps) => {
  const [local] = useState(() => ({
    filters: storedFilters.read(),
    usesFilters: useFiltersForScoring.read(),
    weights: draftWeights.read(),
  }))
  const known = draftOf(record, { ...local, told })
  const { edited, setEdited, discard, isRestored } = useUnsaved<Partial<WeightsDraft>>(
    isUnread ? null : 'scoring',
    known,
  )
  const draft = { ...known, ...edited }
  const change = (changed: Partial<WeightsDraft>) => setEdited((before) => ({ ...before, ...changed }))
  const { data: user } = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const saving = useSaveWeights()
  const { mutateAsync: createSubscription } = useCreateSubscription()
  const [isContinuing, setContinuing] = useState(false)
  const errors = idealErrorsOf(draft.ideal)

  const save = () => {
    storedFilters.write(idealCriteriaOf(draft.ideal))
    useFiltersForScoring.write(draft.usesFilters)
    saving.mutate(inputOf(draft, record, told), {
      onSuccess: () => {
        draftWeights.clear()
        discard()
        setContinuing(true)
        const continued = continueSetup({ user, wasSetUp: record !== null, queryClient, navigate, createSubscription })
        void continued.finally(() => setContinuing(false))
      },
      onError: toastFailure('Error saving preferences', 'There was an error saving your preferences: '),
    })
  }
  return { draft, change, discard, isRestored, errors, save, isSaving: saving.isPending || isContinuing }
}
