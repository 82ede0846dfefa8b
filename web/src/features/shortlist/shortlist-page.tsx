import { useQuery } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { plural } from '@/lib/format.ts'
import { ListSkeleton } from './components/list-skeleton.tsx'
import { ShortlistTabs } from './components/shortlist-tabs.tsx'
import './shortlist.css'

const title = 'My Shortlist'

/** Other tabs and devices change the list too, so it is read anew whenever it is opened; what is known is shown meanwhile. */
export const ShortlistPage = () => {
  usePreparedToasts()
  const { data: list, error, refetch } = useQuery({ ...savedPropertiesQuery, refetchOnMount: 'always' })
  return (
    <Page title={title} className="print:p-0">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 print:mb-2">
        <PageHeading>{title}</PageHeading>
        <p className="text-14 text-ink-faint tabular-nums print:hidden">{list !== undefined && countWords(list)}</p>
      </div>
      {list !== undefined && <ShortlistTabs list={list} />}
      {list === undefined && error === null && <ListSkeleton />}
      {list === undefined && error !== null && (
        <Notice
          isError
          className="py-20"
          title="We could not open your shortlist"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {errorText(error)}
        </Notice>
      )}
    </Page>
  )
}

const countWords = (list: readonly SavedProperty[]): string => (list.length === 0 ? '' : plural(list.length, 'home'))
