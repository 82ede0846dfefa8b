import { CircleSlash } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'

/** That the purchase of a home was lost. */
export function LostMark({ propertyId }: { propertyId: string }) {
  const { record } = useSavedHome(propertyId)
  if (record?.stage !== 'lost') return null
  return (
    <Badge tone="neutral">
      <CircleSlash />
      You lost this one
    </Badge>
  )
}
