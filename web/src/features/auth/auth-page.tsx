import { Page, PageHeading } from '@/components/ui/page.tsx'

export const AuthPage = () => (
  <Page title="Sign in">
    <PageHeading>Sign in</PageHeading>
  </Page>
)
