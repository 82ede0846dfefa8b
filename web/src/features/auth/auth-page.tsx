import { useSearchParams } from 'react-router-dom'
import { VerandahScene } from '@/components/illustrations/verandah-scene.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { ownPath } from '@/lib/paths.ts'
import { useRegister } from './api/register.ts'
import { AfterSignIn } from './components/after-sign-in.tsx'
import { LoginForm } from './components/login-form.tsx'
import { RegisterForm } from './components/register-form.tsx'
import { WhatAnAccountGives } from './components/what-an-account-gives.tsx'
import { type AuthTab, useAuthTab } from './use-auth-tab.ts'

export const AuthPage = () => {
  usePreparedToasts()
  const { data: user } = useCurrentUser()
  const [query] = useSearchParams()
  const [tab, setTab] = useAuthTab()
  const account = useRegister()
  if (user !== null && user !== undefined) {
    const isNew = account.isPending || account.isSuccess
    return <AfterSignIn redirectTo={isNew ? null : ownPath(query.get('redirectTo'))} />
  }
  return (
    <Page
      title={tab === 'login' ? 'Log in' : 'Create an account'}
      className="grid items-start gap-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16"
    >
      <div>
        <PageHeading>{tab === 'login' ? 'Welcome back' : 'Create your account'}</PageHeading>
        <p className="mt-1 mb-6 text-ink-soft">
          {tab === 'login'
            ? 'Your searches and shortlist are where you left them.'
            : 'Your first ranked homes are a few minutes away.'}
        </p>
        <Tabs value={tab} onValueChange={(chosen) => setTab(chosen as AuthTab)}>
          <TabList aria-label="Log in or register" className="mb-6">
            <Tab value="login">Login</Tab>
            <Tab value="register">Register</Tab>
          </TabList>
          <TabPanel value="login">
            <LoginForm />
          </TabPanel>
          <TabPanel value="register">
            <RegisterForm plan={query.get('plan')} account={account} />
          </TabPanel>
        </Tabs>
      </div>
      <div className="hidden lg:sticky lg:top-24 lg:block">
        <VerandahScene className="rounded-xl" />
        {tab === 'register' && <WhatAnAccountGives />}
      </div>
    </Page>
  )
}
