import type { ReactNode } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import { ForUser, SubscriptionGate } from '@/components/gate/for-user.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'
import { Layout } from './layout/layout.tsx'
import { lazyPage, loadScreenAt, useLoadingAhead } from './lazy-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const LandingPage = lazyPage(() => import('@/features/landing/landing-page.tsx').then((file) => file.LandingPage))
const AuthPage = lazyPage(() => import('@/features/auth/auth-page.tsx').then((file) => file.AuthPage))
const HomePage = lazyPage(() => import('@/features/home/home-page.tsx').then((file) => file.HomePage))
const CriteriaPage = lazyPage(() => import('@/features/criteria/criteria-page.tsx').then((file) => file.CriteriaPage))
const ScoringPage = lazyPage(() => import('@/features/scoring/scoring-page.tsx').then((file) => file.ScoringPage))
const SearchResultsPage = lazyPage(() =>
  import('@/features/results/search-results-page.tsx').then((file) => file.SearchResultsPage),
)
const PropertyPage = lazyPage(() => import('@/features/property/property-page.tsx').then((file) => file.PropertyPage))
const ShortlistPage = lazyPage(() =>
  import('@/features/shortlist/shortlist-page.tsx').then((file) => file.ShortlistPage),
)
const CalendarPage = lazyPage(() => import('@/features/calendar/calendar-page.tsx').then((file) => file.CalendarPage))
const PricingPage = lazyPage(() => import('@/features/pricing/pricing-page.tsx').then((file) => file.PricingPage))
const SubscriptionPage = lazyPage(() =>
  import('@/features/billing/subscription-page.tsx').then((file) => file.SubscriptionPage),
)
const CheckoutPage = lazyPage(() => import('@/features/billing/checkout-page.tsx').then((file) => file.CheckoutPage))

const SettingsPage = lazyPage(() => import('@/features/settings/settings-page.tsx').then((file) => file.SettingsPage))
const AccountPage = lazyPage(() => import('@/features/account/account-page.tsx').then((file) => file.AccountPage))
const DeletionReceiptPage = lazyPage(() =>
  import('@/features/account/deletion-receipt-page.tsx').then((file) => file.DeletionReceiptPage),
)
const PreferencesPage = lazyPage(() =>
  import('@/features/preferences/preferences-page.tsx').then((file) => file.PreferencesPage),
)
const ContactPage = lazyPage(() => import('@/features/contact/contact-page.tsx').then((file) => file.ContactPage))
const SearchFeaturePage = lazyPage(() =>
  import('@/features/marketing/search-feature-page.tsx').then((file) => file.SearchFeaturePage),
)
const ScoringFeaturePage = lazyPage(() =>
  import('@/features/marketing/scoring-feature-page.tsx').then((file) => file.ScoringFeaturePage),
)
const CalendarFeaturePage = lazyPage(() =>
  import('@/features/marketing/calendar-feature-page.tsx').then((file) => file.CalendarFeaturePage),
)
const CompareFeaturePage = lazyPage(() =>
  import('@/features/marketing/compare-feature-page.tsx').then((file) => file.CompareFeaturePage),
)

/** Screens of a signed-in user; everybody else is sent to /auth. */
const ForSignedIn = () => {
  usePreparedToasts()
  return <ForUser elsewhere={paths.auth()}>{() => <Outlet />}</ForUser>
}

/** The landing page is for visitors; who is signed in goes home. The page does not wait to know. */
const LandingOrHome = ({ children }: { children: ReactNode }) => {
  const { data: user } = useCurrentUser()
  return user === null || user === undefined ? children : <Navigate to={paths.home} replace />
}

/** Every screen: an address, who may see it, and the module that is loaded for it. */
const routes = createRoutesFromElements(
  <Route element={<Layout />}>
    <Route
      path="/"
      element={
        <LandingOrHome>
          <LandingPage />
        </LandingOrHome>
      }
    />
    <Route path="/auth" element={<AuthPage />} />
    <Route path="/pricing" element={<PricingPage />} />
    <Route path="/contact" element={<ContactPage />} />
    <Route path="/features/search" element={<SearchFeaturePage />} />
    <Route path="/features/scoring" element={<ScoringFeaturePage />} />
    <Route path="/features/calendar" element={<CalendarFeaturePage />} />
    <Route path="/features/compare" element={<CompareFeaturePage />} />
    <Route path="/account-deleted/:token" element={<DeletionReceiptPage />} />
    <Route
      path="/my-properties"
      element={
        <SubscriptionGate>
          <ShortlistPage />
        </SubscriptionGate>
      }
    />
    <Route element={<ForSignedIn />}>
      <Route path="/dashboard" element={<HomePage />} />
      <Route path="/setup-property-criteria" element={<CriteriaPage />} />
      <Route path="/setup-scoring" element={<ScoringPage />} />
      <Route path="/search-results/:searchId?" element={<SearchResultsPage />} />
      <Route path="/property/:id" element={<PropertyPage />} />
      <Route path="/calendar" element={<CalendarPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/account" element={<AccountPage />} />
      <Route path="/preferences" element={<PreferencesPage />} />
      <Route path="/subscription" element={<SubscriptionPage />} />
      <Route path="/subscriptions" element={<Navigate to={paths.subscription} replace />} />
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/subscribe" element={<CheckoutPage />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
)

/** The screen of the address in the browser is fetched while the server is asked who is there. */
export const loadFirstScreen = (): void => loadScreenAt(routes, window.location.pathname)

export const Router = () => {
  useLoadingAhead(routes)
  return useRoutes(routes)
}
