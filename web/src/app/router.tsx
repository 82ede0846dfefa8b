import { paths } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import { ForUser } from '@/components/gate/for-user.tsx'
import { PlanGate } from '@/components/gate/plan-gate.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { Layout } from './layout/layout.tsx'
import { loadScreenAt, useLoadingAhead } from './lazy-page.tsx'
import * as screens from './screens.ts'

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

const routes = createRoutesFromElements(
  <Route element={<Layout />}>
    <Route
      path={paths.landing}
      element={
        <LandingOrHome>
          <screens.LandingPage />
        </LandingOrHome>
      }
    />
    <Route path={paths.auth.path} element={<screens.AuthPage />} />
    <Route path={paths.forgotPassword} element={<screens.ForgotPasswordPage />} />
    <Route path={paths.resetPassword.path} element={<screens.ResetPasswordPage />} />
    <Route path={paths.confirmEmail.path} element={<screens.ConfirmEmailPage />} />
    <Route path={paths.joinHousehold.path} element={<screens.JoinHouseholdPage />} />
    <Route path={paths.pricing} element={<screens.PricingPage />} />
    <Route path={paths.contact} element={<screens.ContactPage />} />
    <Route path={paths.privacy} element={<screens.PrivacyPage />} />
    <Route path={paths.terms} element={<screens.TermsPage />} />
    <Route path={paths.help.path} element={<screens.HelpPage />} />
    <Route path={paths.guides} element={<screens.GuidesPage />} />
    <Route path={paths.guide.path} element={<screens.GuidePage />} />
    <Route path={paths.features.search} element={<screens.SearchFeaturePage />} />
    <Route path={paths.features.scoring} element={<screens.ScoringFeaturePage />} />
    <Route path={paths.features.calendar} element={<screens.CalendarFeaturePage />} />
    <Route path={paths.features.compare} element={<screens.CompareFeaturePage />} />
    <Route path={paths.sharedHome.path} element={<screens.SharedHomePage />} />
    <Route path={paths.deletionReceipt.path} element={<screens.DeletionReceiptPage />} />
    <Route
      path={paths.shortlist}
      element={
        <PlanGate>
          <screens.ShortlistPage />
        </PlanGate>
      }
    />
    <Route
      path={paths.dayPlan.path}
      element={
        <PlanGate>
          <screens.DayPlanPage />
        </PlanGate>
      }
    />
    <Route
      path={paths.bidding.path}
      element={
        <PlanGate>
          <screens.BiddingPage />
        </PlanGate>
      }
    />
    <Route
      path={paths.purchase.path}
      element={
        <PlanGate>
          <screens.PurchasePage />
        </PlanGate>
      }
    />
    <Route
      path={paths.visit.path}
      element={
        <PlanGate>
          <screens.VisitPage />
        </PlanGate>
      }
    />
    <Route element={<ForSignedIn />}>
      <Route path={paths.home} element={<screens.HomePage />} />
      <Route path={paths.setupCriteria} element={<screens.BriefPage />} />
      <Route path={paths.setupScoring} element={<screens.ScoringPage />} />
      <Route path={paths.searchResults.path} element={<screens.SearchResultsPage />} />
      <Route path={paths.together.path} element={<screens.TogetherPage />} />
      <Route path={paths.property.path} element={<screens.PropertyPage />} />
      <Route path={paths.ownHome.path} element={<screens.OwnHomePage />} />
      <Route path={paths.calendar.path} element={<screens.CalendarPage />} />
      <Route path={paths.household} element={<screens.HouseholdPage />} />
      <Route path={paths.settings} element={<screens.SettingsPage />} />
      <Route path={paths.account} element={<screens.AccountPage />} />
      <Route path={paths.preferences} element={<screens.PreferencesPage />} />
      <Route path={paths.subscription} element={<screens.SubscriptionPage />} />
      <Route path={paths.subscriptions} element={<Navigate to={paths.subscription} replace />} />
      <Route path={paths.checkout} element={<screens.CheckoutPage />} />
      <Route path={paths.subscribe} element={<screens.CheckoutPage />} />
    </Route>
    <Route path="*" element={<screens.NotFoundPage />} />
  </Route>,
)

/** Preloads the screen of the current URL while the user is being fetched. */
export function loadFirstScreen(): void {
  loadScreenAt(routes, window.location.pathname)
}

export function Router() {
  useLoadingAhead(routes)
  return useRoutes(routes)
}
