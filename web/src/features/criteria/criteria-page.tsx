import { Page, PageHeading } from '@/components/ui/page.tsx'

export const CriteriaPage = () => (
  <Page title="Your property criteria">
    <PageHeading>Your property criteria</PageHeading>
  </Page>
)
