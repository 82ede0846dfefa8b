import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { showUnknown } from '../narrowing/show-unknown.ts'

interface NoneLeftProps {
  unknown: number
  onShowUnknown: () => void
  onClear: () => void
}

export function NoneLeft({ unknown, onShowUnknown, onClear }: NoneLeftProps) {
  return (
    <Notice
      className="rounded-lg border border-line bg-surface py-14"
      title="No homes match these filters"
      action={
        <>
          {unknown > 0 && <Button onClick={onShowUnknown}>{showUnknown(unknown)}</Button>}
          <Button variant={unknown > 0 ? 'secondary' : 'primary'} onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
    >
      {unknown > 0
        ? `${unknown} more may match, but their adverts don’t say.`
        : 'Remove a filter, or clear them all to see every home of this search.'}
    </Notice>
  )
}
