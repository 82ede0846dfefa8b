import { createRoutesFromElements, Navigate, Route, useRoutes } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { ForSignedIn } from './for-signed-in.tsx'
import { LandingOrHome } from './landing-or-home.tsx'
import { Layout } from './layout/layout.tsx'
import { lazyPage } from './lazy-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useLoadingAhead } from './use-loading-ahead.ts'

const LandingPage = lazyPage(() => import('@/features/landing/landing-page.tsx').then((file) => file.LandingPage))
const AuthPage = lazyPage(() => import('@/features/auth/auth-page.tsx').then((file) => file.AuthPage))
const HomePage = lazyPage(() => import('@/features/home/home-page.tsx').then((file) => file.HomePage))
const CriteriaPage = lazyPage(() => import('@/features/criteria/criteria-page.tsx').then((file) => file.CriteriaPage))
const ScoringPage = lazyPage(() => import('@/features/scoring/scoring-page.tsx').then((file) => file.ScoringPage))
const SearchResultsPage = lazyPage(() =>
  import('@/features/results/search-results-page.tsx').then((file) => file.SearchResultsPage),
)
const CalendarPage = lazyPage(() => import('@/features/calendar/calendar-page.tsx').then((file) => file.CalendarPage))
const PricingPage = lazyPage(() => import('@/features/pricing/pricing-page.tsx').then((file) => file.PricingPage))
const SubscriptionPage = lazyPage(() =>
  import('@/features/billing/subscription-page.tsx').then((file) => file.SubscriptionPage),
)
const CheckoutPage = lazyPage(() => import('@/features/billing/checkout-page.tsx').then((file) => file.CheckoutPage))

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
    <Route element={<ForSignedIn />}>
      <Route path="/dashboard" element={<HomePage />} />
      <Route path="/setup-property-criteria" element={<CriteriaPage />} />
      <Route path="/setup-scoring" element={<ScoringPage />} />
      <Route path="/search-results/:searchId?" element={<SearchResultsPage />} />
      <Route path="/calendar" element={<CalendarPage />} />
      <Route path="/subscription" element={<SubscriptionPage />} />
      <Route path="/subscriptions" element={<Navigate to={paths.subscription} replace />} />
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/subscribe" element={<CheckoutPage />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
)

export const Router = () => {
  useLoadingAhead(routes)
  return useRoutes(routes)
}
