import { lazyPage } from './lazy-page.tsx'

export const LandingPage = lazyPage('LandingPage', () => import('@/features/landing/landing-page.tsx'))
export const AuthPage = lazyPage('AuthPage', () => import('@/features/auth/auth-page.tsx'))
export const ForgotPasswordPage = lazyPage(
  'ForgotPasswordPage',
  () => import('@/features/auth/forgot-password-page.tsx'),
)
export const ResetPasswordPage = lazyPage('ResetPasswordPage', () => import('@/features/auth/reset-password-page.tsx'))
export const ConfirmEmailPage = lazyPage('ConfirmEmailPage', () => import('@/features/auth/confirm-email-page.tsx'))
export const HomePage = lazyPage('HomePage', () => import('@/features/home/home-page.tsx'))
export const BriefPage = lazyPage('BriefPage', () => import('./brief-page.tsx'))
export const ScoringPage = lazyPage('ScoringPage', () => import('@/features/scoring/scoring-page.tsx'))
export const SearchResultsPage = lazyPage(
  'SearchResultsPage',
  () => import('@/features/results/search-results-page.tsx'),
)
export const TogetherPage = lazyPage('TogetherPage', () => import('@/features/together/together-page.tsx'))
export const PropertyPage = lazyPage('PropertyPage', () => import('@/features/property/property-page.tsx'))
export const SharedHomePage = lazyPage('SharedHomePage', () => import('@/features/property/shared-home-page.tsx'))
export const BiddingPage = lazyPage('BiddingPage', () => import('@/features/bidding/bidding-page.tsx'))
export const PurchasePage = lazyPage('PurchasePage', () => import('@/features/purchase/purchase-page.tsx'))
export const VisitPage = lazyPage('VisitPage', () => import('@/features/visit/visit-page.tsx'))
export const OwnHomePage = lazyPage('OwnHomePage', () => import('@/features/own-home/own-home-page.tsx'))
export const ShortlistPage = lazyPage('ShortlistPage', () => import('@/features/shortlist/shortlist-page.tsx'))
export const CalendarPage = lazyPage('CalendarPage', () => import('@/features/calendar/calendar-page.tsx'))
export const DayPlanPage = lazyPage('DayPlanPage', () => import('@/features/day-plan/day-plan-page.tsx'))
export const PricingPage = lazyPage('PricingPage', () => import('@/features/pricing/pricing-page.tsx'))
export const SubscriptionPage = lazyPage('SubscriptionPage', () => import('@/features/billing/subscription-page.tsx'))
export const CheckoutPage = lazyPage('CheckoutPage', () => import('@/features/billing/checkout-page.tsx'))

export const HouseholdPage = lazyPage('HouseholdPage', () => import('@/features/household/household-page.tsx'))
export const JoinHouseholdPage = lazyPage(
  'JoinHouseholdPage',
  () => import('@/features/household/join-household-page.tsx'),
)
export const SettingsPage = lazyPage('SettingsPage', () => import('@/features/settings/settings-page.tsx'))
export const AccountPage = lazyPage('AccountPage', () => import('@/features/account/account-page.tsx'))
export const DeletionReceiptPage = lazyPage(
  'DeletionReceiptPage',
  () => import('@/features/account/deletion-receipt-page.tsx'),
)
export const PreferencesPage = lazyPage('PreferencesPage', () => import('@/features/preferences/preferences-page.tsx'))
export const ContactPage = lazyPage('ContactPage', () => import('@/features/contact/contact-page.tsx'))
export const PrivacyPage = lazyPage('PrivacyPage', () => import('@/features/legal/privacy-page.tsx'))
export const TermsPage = lazyPage('TermsPage', () => import('@/features/legal/terms-page.tsx'))
export const HelpPage = lazyPage('HelpPage', () => import('@/features/help/help-page.tsx'))
export const GuidesPage = lazyPage('GuidesPage', () => import('@/features/guide/guides-page.tsx'))
export const GuidePage = lazyPage('GuidePage', () => import('@/features/guide/guide-page.tsx'))
export const SearchFeaturePage = lazyPage(
  'SearchFeaturePage',
  () => import('@/features/marketing/search-feature-page.tsx'),
)
export const ScoringFeaturePage = lazyPage(
  'ScoringFeaturePage',
  () => import('@/features/marketing/scoring-feature-page.tsx'),
)
export const CalendarFeaturePage = lazyPage(
  'CalendarFeaturePage',
  () => import('@/features/marketing/calendar-feature-page.tsx'),
)
export const CompareFeaturePage = lazyPage(
  'CompareFeaturePage',
  () => import('@/features/marketing/compare-feature-page.tsx'),
)

export const NotFoundPage = lazyPage('NotFoundPage', () => import('./not-found-page.tsx'))
