import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id, Instant } from '../fields.ts'
import { AccountLinkHolder } from '../models/account-link.ts'
import { HousemateMoney } from '../models/buyers-money.ts'
import { HousemateEvent } from '../models/calendar.ts'
import { HousemateBrief } from '../models/criteria.ts'
import { MemberColumns } from '../models/home-card.ts'
import {
  Household,
  householdInviteDays,
  HouseholdInviteInput,
  HouseholdInvitePreview,
  householdLimit,
  NewHouseholdInvite,
} from '../models/household.ts'
import { HousemateSearch } from '../models/search.ts'
import { HousemateSaved } from '../models/shortlist.ts'

export const getHousehold = defineRoute('auth', 'getHousehold', 'GET /api/household', {
  summary: 'The people who look for a home with the caller, and the unused invites; both empty for a caller alone.',
  reply: Household,
})

export const inviteToHousehold = defineRoute('auth', 'inviteToHousehold', 'POST /api/household/invites', {
  summary: `An invite to the household of the caller: single use, for ${householdInviteDays} days. Its token is shown this once; with an email address the link is mailed too, where an account has proved that address, and the answer does not say so. 409 \`household-full\` where members and invites are ${householdLimit}.`,
  status: 201,
  body: HouseholdInviteInput,
  reply: NewHouseholdInvite,
})

export const revokeHouseholdInvite = defineRoute(
  'auth',
  'revokeHouseholdInvite',
  'DELETE /api/household/invites/{id}',
  {
    summary: 'Revokes an unused invite of the household of the caller.',
    params: z.object({ id: Id }),
  },
)

/** A POST, so that the token appears in no URL. */
export const readHouseholdInvite = defineRoute('auth', 'readHouseholdInvite', 'POST /api/household-invites', {
  auth: 'token',
  summary: 'Who invites, and whether the invite still counts. It changes nothing.',
  body: AccountLinkHolder,
  reply: HouseholdInvitePreview,
})

export const joinHousehold = defineRoute('auth', 'joinHousehold', 'POST /api/household/members', {
  summary:
    'Joins a household by an invite, which is then used. 409 `link-used`, `link-expired`, `household-full`, or `in-household` for a caller who has one already.',
  body: AccountLinkHolder,
  reply: Household,
})

export const leaveHousehold = defineRoute('auth', 'leaveHousehold', 'DELETE /api/household/members/me', {
  summary: 'Leaves the household with everything of one’s own. Nobody sees the records of the other from then on.',
})

export const listHousematesSaved = defineRoute(
  'shortlist',
  'listHousematesSaved',
  'GET /api/household/saved-properties',
  {
    summary: 'The saved homes of the other members of the household, newest first, without what they keep private.',
    reply: z.array(HousemateSaved),
  },
)

export const listHousematesEvents = defineRoute(
  'calendar',
  'listHousematesEvents',
  'GET /api/household/calendar-events',
  {
    summary: 'The events of the other members of the household in order: all, or those between `from` and `to`.',
    query: z.object({ from: z.optional(Instant), to: z.optional(Instant) }),
    reply: z.array(HousemateEvent),
  },
)

export const listHousematesSearches = defineRoute('search', 'listHousematesSearches', 'GET /api/household/searches', {
  summary: 'What the other members of the household have searched for lately, newest first.',
  reply: z.array(HousemateSearch),
})

export const listHousematesBriefs = defineRoute('search', 'listHousematesBriefs', 'GET /api/household/briefs', {
  summary: 'The briefs of the other members of the household.',
  reply: z.array(HousemateBrief),
})

export const listHousematesMoney = defineRoute('search', 'listHousematesMoney', 'GET /api/household/money', {
  summary: 'What those other members of the household who share it say of their money.',
  reply: z.array(HousemateMoney),
})

export const listMemberColumns = defineRoute(
  'search',
  'listMemberColumns',
  'GET /api/search-properties/{searchId}/household',
  {
    summary:
      'All homes of a search of the caller as each member of the household weighs them, the caller first: weights, and columns that a browser ranks by.',
    params: z.object({ searchId: Id }),
    reply: z.array(MemberColumns),
  },
)
