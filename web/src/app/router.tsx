import { paths } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import { ForUser, SubscriptionGate } from '@/components/gate/for-user.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { Layout } from './layout/layout.tsx'
import { lazyPage, loadScreenAt, useLoadingAhead } from './lazy-page.tsx'

const LandingPage = lazyPage('LandingPage', () => import('@/features/landing/landing-page.tsx'))
const AuthPage = lazyPage('AuthPage', () => import('@/features/auth/auth-page.tsx'))
const ForgotPasswordPage = lazyPage('ForgotPasswordPage', () => import('@/features/auth/forgot-password-page.tsx'))
const ResetPasswordPage = lazyPage('ResetPasswordPage', () => import('@/features/auth/reset-password-page.tsx'))
const ConfirmEmailPage = lazyPage('ConfirmEmailPage', () => import('@/features/auth/confirm-email-page.tsx'))
const HomePage = lazyPage('HomePage', () => import('@/features/home/home-page.tsx'))
const BriefPage = lazyPage('BriefPage', () => import('./brief-page.tsx'))
const ScoringPage = lazyPage('ScoringPage', () => import('@/features/scoring/scoring-page.tsx'))
const SearchResultsPage = lazyPage('SearchResultsPage', () => import('@/features/results/search-results-page.tsx'))
const TogetherPage = lazyPage('TogetherPage', () => import('@/features/together/together-page.tsx'))
const PropertyPage = lazyPage('PropertyPage', () => import('@/features/property/property-page.tsx'))
const SharedHomePage = lazyPage('SharedHomePage', () => import('@/features/property/shared-home-page.tsx'))
const BiddingPage = lazyPage('BiddingPage', () => import('@/features/bidding/bidding-page.tsx'))
const PurchasePage = lazyPage('PurchasePage', () => import('@/features/purchase/purchase-page.tsx'))
const VisitPage = lazyPage('VisitPage', () => import('@/features/visit/visit-page.tsx'))
const OwnHomePage = lazyPage('OwnHomePage', () => import('@/features/own-home/own-home-page.tsx'))
const ShortlistPage = lazyPage('ShortlistPage', () => import('@/features/shortlist/shortlist-page.tsx'))
const CalendarPage = lazyPage('CalendarPage', () => import('@/features/calendar/calendar-page.tsx'))
const DayPlanPage = lazyPage('DayPlanPage', () => import('@/features/day-plan/day-plan-page.tsx'))
const PricingPage = lazyPage('PricingPage', () => import('@/features/pricing/pricing-page.tsx'))
const SubscriptionPage = lazyPage('SubscriptionPage', () => import('@/features/billing/subscription-page.tsx'))
const CheckoutPage = lazyPage('CheckoutPage', () => import('@/features/billing/checkout-page.tsx'))

const HouseholdPage = lazyPage('HouseholdPage', () => import('@/features/household/household-page.tsx'))
const JoinHouseholdPage = lazyPage('JoinHouseholdPage', () => import('@/features/household/join-household-page.tsx'))
const SettingsPage = lazyPage('SettingsPage', () => import('@/features/settings/settings-page.tsx'))
const AccountPage = lazyPage('AccountPage', () => import('@/features/account/account-page.tsx'))
const DeletionReceiptPage = lazyPage(
  'DeletionReceiptPage',
  () => import('@/features/account/deletion-receipt-page.tsx'),
)
const PreferencesPage = lazyPage('PreferencesPage', () => import('@/features/preferences/preferences-page.tsx'))
const ContactPage = lazyPage('ContactPage', () => import('@/features/contact/contact-page.tsx'))
const PrivacyPage = lazyPage('PrivacyPage', () => import('@/features/legal/privacy-page.tsx'))
const TermsPage = lazyPage('TermsPage', () => import('@/features/legal/terms-page.tsx'))
const HelpPage = lazyPage('HelpPage', () => import('@/features/help/help-page.tsx'))
const GuidesPage = lazyPage('GuidesPage', () => import('@/features/guide/guides-page.tsx'))
const GuidePage = lazyPage('GuidePage', () => import('@/features/guide/guide-page.tsx'))
const SearchFeaturePage = lazyPage('SearchFeaturePage', () => import('@/features/marketing/search-feature-page.tsx'))
const ScoringFeaturePage = lazyPage('ScoringFeaturePage', () => import('@/features/marketing/scoring-feature-page.tsx'))
const CalendarFeaturePage = lazyPage(
  'CalendarFeaturePage',
  () => import('@/features/marketing/calendar-feature-page.tsx'),
)
const CompareFeaturePage = lazyPage('CompareFeaturePage', () => import('@/features/marketing/compare-feature-page.tsx'))

const NotFoundPage = lazyPage('NotFoundPage', () => import('./not-found-page.tsx'))

/** Guards screens for signed-in users; redirects others to /auth and back after log-in. */
const ForSignedIn = () => {
  usePreparedToasts()
  return <ForUser>{() => <Outlet />}</ForUser>
}

/** Shows the landing page to visitors; redirects signed-in users to home. Does not wait for the user to load. */
const LandingOrHome = ({ children }: { children: ReactNode }) => {
  const { data: user } = useCurrentUser()
  return user === null || user === undefined ? children : <Navigate to={paths.home} replace />
}

/** Every screen: its path, its guard and its lazily loaded module. */
const routes = createRoutesFromElements(
  <Route element={<Layout />}>
    <Route
      path={paths.landing}
      element={
        <LandingOrHome>
          <LandingPage />
        </LandingOrHome>
      }
    />
    <Route path={paths.auth.path} element={<AuthPage />} />
    <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
    <Route path={paths.resetPassword.path} element={<ResetPasswordPage />} />
    <Route path={paths.confirmEmail.path} element={<ConfirmEmailPage />} />
    <Route path={paths.joinHousehold.path} element={<JoinHouseholdPage />} />
    <Route path={paths.pricing} element={<PricingPage />} />
    <Route path={paths.contact} element={<ContactPage />} />
    <Route path={paths.privacy} element={<PrivacyPage />} />
    <Route path={paths.terms} element={<TermsPage />} />
    <Route path={paths.help.path} element={<HelpPage />} />
    <Route path={paths.guides} element={<GuidesPage />} />
    <Route path={paths.guide.path} element={<GuidePage />} />
    <Route path={paths.features.search} element={<SearchFeaturePage />} />
    <Route path={paths.features.scoring} element={<ScoringFeaturePage />} />
    <Route path={paths.features.calendar} element={<CalendarFeaturePage />} />
    <Route path={paths.features.compare} element={<CompareFeaturePage />} />
    <Route path={paths.sharedHome.path} element={<SharedHomePage />} />
    <Route path={paths.deletionReceipt.path} element={<DeletionReceiptPage />} />
    <Route
      path={paths.shortlist}
      element={
        <SubscriptionGate>
          <ShortlistPage />
        </SubscriptionGate>
      }
    />
    <Route
      path={paths.dayPlan.path}
      element={
        <SubscriptionGate>
          <DayPlanPage />
        </SubscriptionGate>
      }
    />
    <Route
      path={paths.bidding.path}
      element={
        <SubscriptionGate>
          <BiddingPage />
        </SubscriptionGate>
      }
    />
    <Route
      path={paths.purchase.path}
      element={
        <SubscriptionGate>
          <PurchasePage />
        </SubscriptionGate>
      }
    />
    <Route
      path={paths.visit.path}
      element={
        <SubscriptionGate>
          <VisitPage />
        </SubscriptionGate>
      }
    />
    <Route element={<ForSignedIn />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.setupCriteria} element={<BriefPage />} />
      <Route path={paths.setupScoring} element={<ScoringPage />} />
      <Route path={paths.searchResults.path} element={<SearchResultsPage />} />
      <Route path={paths.together.path} element={<TogetherPage />} />
      <Route path={paths.property.path} element={<PropertyPage />} />
      <Route path={paths.ownHome.path} element={<OwnHomePage />} />
      <Route path={paths.calendar.path} element={<CalendarPage />} />
      <Route path={paths.household} element={<HouseholdPage />} />
      <Route path={paths.settings} element={<SettingsPage />} />
      <Route path={paths.account} element={<AccountPage />} />
      <Route path={paths.preferences} element={<PreferencesPage />} />
      <Route path={paths.subscription} element={<SubscriptionPage />} />
      <Route path={paths.subscriptions} element={<Navigate to={paths.subscription} replace />} />
      <Route path={paths.checkout} element={<CheckoutPage />} />
      <Route path={paths.subscribe} element={<CheckoutPage />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
)

/** Preloads the screen of the current URL while the user is being fetched. */
export const loadFirstScreen = (): void => loadScreenAt(routes, window.location.pathname)

export const Router = () => {
  useLoadingAhead(routes)
  return useRoutes(routes)
}
