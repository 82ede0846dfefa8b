import type { ReactNode } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import { ForUser, SubscriptionGate } from '@/components/gate/for-user.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'
import { Layout } from './layout/layout.tsx'
import { lazyPage, loadScreenAt, useLoadingAhead } from './lazy-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const LandingPage = lazyPage('LandingPage', () => import('@/features/landing/landing-page.tsx'))
const AuthPage = lazyPage('AuthPage', () => import('@/features/auth/auth-page.tsx'))
const HomePage = lazyPage('HomePage', () => import('@/features/home/home-page.tsx'))
const CriteriaPage = lazyPage('CriteriaPage', () => import('@/features/criteria/criteria-page.tsx'))
const ScoringPage = lazyPage('ScoringPage', () => import('@/features/scoring/scoring-page.tsx'))
const SearchResultsPage = lazyPage('SearchResultsPage', () => import('@/features/results/search-results-page.tsx'))
const PropertyPage = lazyPage('PropertyPage', () => import('@/features/property/property-page.tsx'))
const ShortlistPage = lazyPage('ShortlistPage', () => import('@/features/shortlist/shortlist-page.tsx'))
const CalendarPage = lazyPage('CalendarPage', () => import('@/features/calendar/calendar-page.tsx'))
const PricingPage = lazyPage('PricingPage', () => import('@/features/pricing/pricing-page.tsx'))
const SubscriptionPage = lazyPage('SubscriptionPage', () => import('@/features/billing/subscription-page.tsx'))
const CheckoutPage = lazyPage('CheckoutPage', () => import('@/features/billing/checkout-page.tsx'))

const SettingsPage = lazyPage('SettingsPage', () => import('@/features/settings/settings-page.tsx'))
const AccountPage = lazyPage('AccountPage', () => import('@/features/account/account-page.tsx'))
const DeletionReceiptPage = lazyPage(
  'DeletionReceiptPage',
  () => import('@/features/account/deletion-receipt-page.tsx'),
)
const PreferencesPage = lazyPage('PreferencesPage', () => import('@/features/preferences/preferences-page.tsx'))
const ContactPage = lazyPage('ContactPage', () => import('@/features/contact/contact-page.tsx'))
const SearchFeaturePage = lazyPage('SearchFeaturePage', () => import('@/features/marketing/search-feature-page.tsx'))
const ScoringFeaturePage = lazyPage('ScoringFeaturePage', () => import('@/features/marketing/scoring-feature-page.tsx'))
const CalendarFeaturePage = lazyPage(
  'CalendarFeaturePage',
  () => import('@/features/marketing/calendar-feature-page.tsx'),
)
const CompareFeaturePage = lazyPage('CompareFeaturePage', () => import('@/features/marketing/compare-feature-page.tsx'))

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
