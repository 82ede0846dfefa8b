import type { Property } from '@verandah/contracts'
import { memo, useId, useState } from 'react'
import { featureLabels, FeatureMark } from '@/components/property/feature-mark.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'

const shownAtMost = 4

/** Features as icons with tooltips; a tap or Enter lists all of them in words. */
export const FeatureRow = memo(({ home }: { home: Pick<Property, 'features' | 'detectedFeatures'> }) => {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const features = featureLabels(home)
  if (features.length === 0) return null
  const left = features.length - shownAtMost
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="-my-1.5 flex min-h-11 items-center self-start rounded-md"
      >
        <span className="sr-only">Features: {features.join(', ')}</span>
        <span aria-hidden className="flex items-center gap-1.5">
          {features.slice(0, shownAtMost).map((feature) => (
            <Tooltip key={feature} text={feature}>
              <span className="grid size-8 place-items-center rounded-full bg-sunken text-ink-soft">
                <FeatureMark feature={feature} />
              </span>
            </Tooltip>
          ))}
          {left > 0 && <span className="pl-1 text-14 font-medium text-ink-soft">+{left} more</span>}
        </span>
      </button>
      {isOpen && <FeatureList id={listId} features={features} />}
    </div>
  )
})
FeatureRow.displayName = 'FeatureRow'

const FeatureList = ({ id, features }: { id: string; features: readonly string[] }) => (
  <ul id={id} className="grid animate-enter grid-cols-2 gap-x-4 gap-y-1.5 text-14 text-ink-soft">
    {features.map((feature) => (
      <li key={feature} className="flex items-center gap-2">
        <FeatureMark feature={feature} />
        {feature}
      </li>
    ))}
  </ul>
)
