import { Page, PageHeading } from '@/components/ui/page.tsx'

export const HomePage = () => (
  <Page title="Home">
    <PageHeading>Home</PageHeading>
  </Page>
)
