import { paths } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="404 Page Not Found" className="flex flex-col items-center gap-4 py-20 text-center sm:py-28">
      <EmptyBlock />
      <PageHeading>404 Page Not Found</PageHeading>
      <p className="max-w-[46ch] text-ink-soft">
        We can’t find that page. It may have moved, or the link may be incomplete.
      </p>
      <ButtonLink to={paths.landing} className="mt-2">
        Go to home page
      </ButtonLink>
    </Page>
  )
}

const EmptyBlock = () => (
  <svg viewBox="0 0 160 96" aria-hidden className="h-28 text-ink-faint" fill="none" strokeLinecap="round">
    <circle cx="118" cy="26" r="12" className="fill-ochre-soft" />
    <path d="M6 74c28-8 52-8 76-3s48 5 72-2v14a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6Z" className="fill-eucalypt-soft" />
    <path
      d="M52 72V50m0 0h-9a5 5 0 0 1 5-10h18a5 5 0 0 1 5 5v5Z"
      className="fill-surface stroke-ink-soft"
      strokeWidth="2.5"
    />
    <path d="M62 40v-8h7" className="stroke-ochre" strokeWidth="2.5" />
    <path d="M92 78v-8m5 9v-5m-10 5v-4m38 1v-7m-5 7v-4" className="stroke-eucalypt" strokeWidth="2" />
  </svg>
)
