import type { Factor } from '@verandah/contracts'
import { type Criterion, ownCriteriaOf } from '@verandah/scoring-model'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { type CustomWeights, isMoved } from '../ranking/use-custom-weights.ts'
import { useSaveAsMine } from '../ranking/use-save-as-mine.ts'
import { PanelSkeleton } from './loading-results.tsx'
import { WeightSliders } from './weight-sliders.tsx'

const title = 'Customize Property Scoring'

/** Beside the homes on wide screens; a drawer above them on a phone. `children` go below the sliders. */
export function WeightsPanel({ custom, children }: { custom: CustomWeights; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  if (!custom.isKnown) return <PanelSkeleton />
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface lg:border-0 lg:bg-transparent">
      <h2 className="hidden text-16 lg:block">{title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg px-5 text-left text-16 font-semibold lg:hidden"
      >
        <SlidersHorizontal className="size-5 text-ink-faint" />
        <span className="flex-1">{title}</span>
        <ChevronDown className={cn('size-5 text-ink-faint transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={contentId} className={cn('px-5 pb-5 lg:block lg:p-0', !isOpen && 'hidden')}>
        <PanelState custom={custom} />
        <WeightSliders custom={custom} criteria={panelFactors} />
        <OtherCriteria custom={custom} />
        <WeightActions custom={custom} />
        {children}
      </div>
    </section>
  )
}

const PanelState = ({ custom: { moved, isCustom } }: { custom: CustomWeights }) => (
  <p role="status" className="mb-3 text-14 text-ink-soft lg:mt-1">
    {isMoved(moved) ? (
      <>
        <strong className="block font-semibold text-eucalypt">Previewing your weights</strong>
        Nothing else changes until you apply them.
      </>
    ) : isCustom ? (
      'This search is scored by your custom weights, here and on your shortlist.'
    ) : (
      'Move a slider to preview a new order.'
    )}
  </p>
)

const factor = (name: Factor): Criterion => ({ kind: 'factor', name })

/** The sliders that the specification requires. */
const panelFactors = (['price', 'location', 'bedrooms', 'bathrooms', 'landSize', 'features'] as const).map(factor)

const foldTitleOf = (ownCount: number): string => {
  if (ownCount === 0) return 'Age of property and places'
  return ownCount === 1 ? 'Age and one criterion of your own' : `Age and ${ownCount} criteria of your own`
}

const OtherCriteria = ({ custom }: { custom: CustomWeights }) => {
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  const own = ownCriteriaOf(custom.own)
  const criteria = [factor('propertyAge'), ...own]
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 text-left text-14 font-semibold"
      >
        <span className="flex-1">{foldTitleOf(own.length)}</span>
        <ChevronDown className={cn('size-4 text-ink-faint transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={contentId} hidden={!isOpen}>
        <WeightSliders custom={custom} criteria={criteria} />
        <PlacesButton custom={custom} />
        <p className="mb-3 text-12 text-ink-faint">
          Premium features, good lighting and a modern interior add a little where a home has them.
        </p>
      </div>
    </div>
  )
}

const PlacesDialog = lazy(async () => ({
  default: (await import('@/components/places/places-dialog.tsx')).PlacesDialog,
}))

const PlacesButton = ({ custom: { own, isPending, apply } }: { custom: CustomWeights }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="link" size="text" className="min-h-11" onClick={() => setOpen(true)}>
        Places that matter
      </Button>
      {isOpen && (
        <Suspense>
          <PlacesDialog
            places={own.places}
            isSaving={isPending}
            onSave={(places) => apply([...places], close)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

const WeightActions = ({ custom }: { custom: CustomWeights }) => {
  const { own, moved, weights, isCustom, isPending, apply, reset } = custom
  const { saveAsMine, isSaving } = useSaveAsMine()
  const hasMoved = isMoved(moved)
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {(!isCustom || hasMoved) && (
        <Button size="sm" className="flex-1" isPending={isPending} onClick={() => apply()}>
          Apply Custom Weights
        </Button>
      )}
      {(isCustom || hasMoved) && (
        <>
          <Button size="sm" variant="secondary" className="flex-1" isPending={isPending && !hasMoved} onClick={reset}>
            Reset Weights
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="basis-full"
            isPending={isSaving}
            onClick={() => saveAsMine(weights ?? own)}
          >
            Save as my weights
          </Button>
        </>
      )}
    </div>
  )
}
