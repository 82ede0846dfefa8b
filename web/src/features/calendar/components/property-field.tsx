import { useQuery } from '@tanstack/react-query'
import { paths, type PropertySnapshot, type SavedProperty } from '@verandah/contracts'
import { requiredMark } from '@/components/events/event-fields.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { type Option, Select } from '@/components/ui/input.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'

interface PropertyFieldProps {
  state: SavedHomes['state']
  options: readonly Option[]
  value: string
  error: string | undefined
  onChange: (id: string) => void
  onRetry: () => void
}

const placeholders: Record<SavedHomes['state'], string> = {
  loading: 'Loading your saved homes…',
  gated: 'Select a property',
  failed: 'Select a property',
  ready: 'Select a property',
}

export function PropertyField({ state, options, value, error, onChange, onRetry }: PropertyFieldProps) {
  return (
    <div>
      <Field label="Property" className={requiredMark} error={error}>
        <Select
          required
          disabled={options.length === 0}
          options={[{ value: '', label: placeholders[state] }, ...options]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <WayOut state={state} hasOptions={options.length > 0} onRetry={onRetry} />
    </div>
  )
}

interface WayOutProps {
  state: SavedHomes['state']
  hasOptions: boolean
  onRetry: () => void
}

const WayOut = ({ state, hasOptions, onRetry }: WayOutProps) => {
  const shown = 'mt-1.5 flex flex-wrap items-center gap-x-3 text-14 text-ink-soft'
  if (state === 'gated') {
    return (
      <p role="status" className={shown}>
        Your saved homes need an active plan. Your calendar doesn’t.
        <ButtonLink variant="link" size="text" to={paths.pricing}>
          View Subscription Plans
        </ButtonLink>
      </p>
    )
  }
  if (state === 'failed') {
    return (
      <p role="alert" className={shown}>
        Your saved homes could not be loaded.
        <Button variant="link" size="text" onClick={onRetry}>
          Try again
        </Button>
      </p>
    )
  }
  if (state === 'loading' || hasOptions) return null
  return (
    <p className={shown}>
      Save a home to your shortlist first.
      <ButtonLink variant="link" size="text" to={paths.searchResults.href()}>
        Find homes
      </ButtonLink>
    </p>
  )
}

interface SavedHomes {
  /** `gated` without an active plan. */
  state: 'loading' | 'gated' | 'failed' | 'ready'
  records: readonly SavedProperty[]
  homes: readonly PropertySnapshot[]
  retry: () => void
}

export function useSavedHomes(): SavedHomes {
  const { data, error, refetch } = useQuery(savedPropertiesQuery)
  const records = data ?? []
  const homes = records.flatMap(({ home }) => home ?? [])
  return { state: stateOf(data, error), records, homes, retry: () => void refetch() }
}

const stateOf = (data: SavedProperty[] | undefined, error: Error | null): SavedHomes['state'] => {
  if (data !== undefined) return 'ready'
  if (error === null) return 'loading'
  return hasStatus(error, 403) ? 'gated' : 'failed'
}
