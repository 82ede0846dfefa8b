import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, paths } from '@verandah/contracts'
import { CalendarCheck, ListChecks, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { VerandahScene } from '@/components/illustrations/verandah-scene.tsx'
import { IconList } from '@/components/ui/icon-list.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { ownPath } from '@/lib/own-path.ts'
import { nextSetupStep, setupQuery } from '@/lib/setup/setup.ts'
import { LogIn } from './components/log-in.tsx'
import { RegisterForm } from './components/register-form.tsx'
import { useRegister } from './start-session.ts'

const SignedIn = ({ user, isNew, redirectTo }: { user: CurrentUser; isNew: boolean; redirectTo: string | null }) => {
  if (user.emailStatus === 'lost') return <Navigate to={paths.account} replace />
  return <AfterSignIn redirectTo={isNew && !isInvite(redirectTo) ? null : redirectTo} />
}

export function AuthPage() {
  usePreparedToasts()
  const { data: user } = useCurrentUser()
  const [query] = useSearchParams()
  const [tab, setTab] = useAuthTab()
  const account = useRegister()
  if (user !== null && user !== undefined) {
    const isNew = account.isPending || account.isSuccess
    return <SignedIn user={user} isNew={isNew} redirectTo={ownPath(query.get('redirectTo'))} />
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
            <LogIn />
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

/** A new account begins with its set-up, unless it was made to accept an invite. */
const isInvite = (path: string | null): boolean => path?.startsWith(paths.joinHousehold.href('')) === true

/** Redirects a signed-in user to the page that required the log-in, or else to the next step of set-up. */
const AfterSignIn = ({ redirectTo }: { redirectTo: string | null }) => {
  const { data: setup } = useQuery({ ...setupQuery, enabled: redirectTo === null })
  const next = redirectTo ?? (setup === undefined ? null : nextSetupStep(setup))
  return next === null ? <PageSpinner label="Opening your next step…" /> : <Navigate to={next} replace />
}

const promises = [
  {
    Icon: CalendarCheck,
    title: 'Seven days free',
    text: 'The free trial doesn’t need a card. You can cancel a paid plan online at any time.',
  },
  {
    Icon: ListChecks,
    title: 'Every score explained',
    text: 'The points of a home add up to its score. We tell you what’s missing.',
  },
  {
    Icon: ShieldCheck,
    title: 'What you enter stays yours',
    text: 'Download everything we keep about you, or delete it all, from your account.',
  },
] as const

const WhatAnAccountGives = () => <IconList items={promises} className="mt-10" />

type AuthTab = 'login' | 'register'

/** The open tab: from the URL on each navigation, otherwise the chosen one. */
const useAuthTab = () => {
  const { key, hash } = useLocation()
  const [query] = useSearchParams()
  const asked: AuthTab = query.get('tab') === 'register' || query.has('plan') ? 'register' : 'login'
  const [tab, setTab] = useState(asked)
  const [followed, setFollowed] = useState(key)
  if (key !== followed) {
    setFollowed(key)
    // "Skip to content" is an in-page link and keeps the tab.
    if (hash === '') setTab(asked)
  }
  return [tab, setTab] as const
}
