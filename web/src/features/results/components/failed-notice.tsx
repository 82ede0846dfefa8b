import type { SearchStatus } from '@verandah/contracts'
import { CloudOff } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { useSearchAgain } from '@/lib/endpoints/search-again.ts'
import { paths } from '@/lib/paths.ts'
import { providerWords } from '../provider-words.ts'

/** No provider answered: who said what, and the same search once more. */
export const FailedNotice = ({ search }: { search: SearchStatus }) => {
  const { searchAgain, isPending } = useSearchAgain({ replace: true })
  return (
    <Notice
      isError
      className="rounded-lg border border-line bg-surface py-16"
      icon={<CloudOff aria-hidden className="size-10" strokeWidth={1.5} />}
      title="Search failed"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button isPending={isPending} onClick={() => searchAgain(search.filters)}>
            Search again
          </Button>
          <ButtonLink to={paths.landing} variant="secondary">
            New Search
          </ButtonLink>
        </div>
      }
    >
      {search.providers.length === 0
        ? 'None of the listing providers answered.'
        : search.providers.map((provider) => `${provider.name} ${providerWords(provider)}.`).join(' ')}
    </Notice>
  )
}
