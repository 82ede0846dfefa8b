import type { AnyRoute } from './define-route.ts'
import { authRoutes } from './routes/auth.ts'
import { billingRoutes } from './routes/billing.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { scoringRoutes } from './routes/scoring.ts'
import { searchRoutes } from './routes/search.ts'
import { shortlistRoutes } from './routes/shortlist.ts'

/** Every call of the product, in the order of the documents made from it. */
export const allRoutes: readonly AnyRoute[] = [
  ...authRoutes,
  ...searchRoutes,
  ...scoringRoutes,
  ...shortlistRoutes,
  ...calendarRoutes,
  ...billingRoutes,
  ...notificationRoutes,
]
