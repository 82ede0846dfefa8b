import { useMutation } from '@tanstack/react-query'
import { type Property, type PropertyAdvert, reportDifferentHomes } from '@verandah/contracts'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { advertisedPrice } from '../labels/price-labels.ts'

interface ReportHomesProps {
  home: Pick<Property, 'id'>
  adverts: readonly PropertyAdvert[]
}

/** Lets a buyer report that two homes were merged by mistake. Only notifies us; the home is unchanged. */
export function ReportHomes({ home, adverts }: ReportHomesProps) {
  const [state, setState] = useState<'quiet' | 'asking' | 'thanked'>('quiet')
  if (adverts.length < 2) return null
  return (
    <div aria-live="polite">
      {state === 'thanked' ? (
        <p className="text-14 text-ink-soft">Thank you. We’ll check these adverts. Until then, nothing changes.</p>
      ) : (
        <Button variant="link" size="text" onClick={() => setState('asking')}>
          These are different homes
        </Button>
      )}
      {state === 'asking' && (
        <ReportDialog
          home={home}
          adverts={adverts}
          onClose={() => setState('quiet')}
          onSent={() => setState('thanked')}
        />
      )}
    </div>
  )
}

interface ReportDialogProps extends ReportHomesProps {
  onClose: () => void
  onSent: () => void
}

const ReportDialog = ({ home, adverts, onClose, onSent }: ReportDialogProps) => {
  const [listingId, choose] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const report = useMutation({
    mutationFn: (body: { listingId: string }) => callRoute(reportDifferentHomes, { params: { id: home.id }, body }),
    onSuccess: onSent,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (listingId !== null) report.mutate({ listingId })
  }
  const problem =
    report.error === null
      ? isChecked && listingId === null && 'Choose the advert that belongs to another home.'
      : `Your report was not sent. ${errorText(report.error)}`
  return (
    <Dialog
      title="Which advert belongs to another home?"
      description="We’ll check the adverts and separate the homes for everybody. Nothing changes until then."
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <AdvertChoice adverts={adverts} chosen={listingId} onChoose={choose} />
        {problem !== false && (
          <p role="alert" className="text-14 text-danger">
            {problem}
          </p>
        )}
        <FormActions save="Send report" saving="Sending…" isSaving={report.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

interface AdvertChoiceProps {
  adverts: readonly PropertyAdvert[]
  chosen: string | null
  onChoose: (listingId: string) => void
}

const AdvertChoice = ({ adverts, chosen, onChoose }: AdvertChoiceProps) => {
  const id = useId()
  return (
    <fieldset>
      <legend className="sr-only">Adverts of this home</legend>
      <div className="divide-y divide-line overflow-hidden rounded-md border border-control bg-surface">
        {adverts.map((advert) => (
          <label
            key={advert.listingId}
            className="flex min-h-11 items-start gap-3.5 px-4 py-3 transition-colors hover:bg-sunken has-checked:bg-eucalypt-soft"
          >
            <input
              type="radio"
              name={id}
              checked={chosen === advert.listingId}
              onChange={() => onChoose(advert.listingId)}
              className="mt-1 size-4.5 shrink-0"
            />
            <span>
              <span className="block font-semibold">{advert.name}</span>
              <span className="block text-14 text-ink-soft">
                {[advertisedPrice(advert), advert.agency].filter(Boolean).join(' · ')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
