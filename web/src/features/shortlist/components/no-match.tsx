import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'

export function NoMatch({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  return (
    <Notice
      title="No saved home matches"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all
        </Button>
      }
    >
      We search your notes, reasons and tags, and addresses. Try fewer words or filters, or show all {count}.
    </Notice>
  )
}
