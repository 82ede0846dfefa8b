import type { Property } from '@verandah/contracts'
import { Badge } from '@/components/ui/badge.tsx'

/** Homes of the simulated market are never mistaken for real ones. */
export const SampleNote = ({ homes }: { homes: readonly Property[] }) => {
  const isSample = homes.some(({ sources }) => sources.some((source) => source.isSample))
  if (!isSample) return null
  return (
    <p className="flex items-center gap-2 text-14 text-ink-soft">
      <Badge tone="ochre">Sample listings</Badge>
      Made-up homes to try Verandah with.
    </p>
  )
}
