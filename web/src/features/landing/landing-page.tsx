import { Page, PageHeading } from '@/components/ui/page.tsx'

export const LandingPage = () => (
  <Page title="Find Your Perfect Place">
    <PageHeading>Find Your Perfect Place</PageHeading>
  </Page>
)
