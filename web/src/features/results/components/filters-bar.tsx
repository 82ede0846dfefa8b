import type { SearchStatus } from '@verandah/contracts'
import { RefreshCw } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { filterWords } from '../filter-words.ts'

interface FiltersBarProps {
  search: SearchStatus | null | undefined
  onRefresh: () => void
  isRefreshing: boolean
}

export const FiltersBar = ({ search, onRefresh, isRefreshing }: FiltersBarProps) => (
  <div className="flex items-start justify-between gap-3">
    <ul aria-label="Active filters" className="flex min-h-9 flex-wrap items-center gap-2">
      {(search === null || search === undefined ? [] : filterWords(search.filters)).map((words) => (
        <li key={words}>
          <Badge className="min-h-7 px-3">{words}</Badge>
        </li>
      ))}
    </ul>
    <Button variant="secondary" size="sm" isPending={isRefreshing} onClick={onRefresh}>
      {!isRefreshing && <RefreshCw aria-hidden className="size-4" />}
      Refresh
    </Button>
  </div>
)
