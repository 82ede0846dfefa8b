import {
  getCurrentUser,
  getAccountMail,
  getHousehold,
  type Household,
  inviteToHousehold,
  leaveHousehold,
  problemCodes,
  revokeHouseholdInvite,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { aHousehold, anInvite } from '@/testing/household-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const token = 'T'.repeat(43)
const link = `${window.location.origin}/join-household#${token}`
const alone: Household = { members: [], invites: [] }

const open = (household: Household = aHousehold()) => {
  asUser()
  answer(getHousehold, { reply: household })
  return renderRoute('/household').user
}

/** Accepts an invite, which the household lists afterwards. */
const takeInvite = (household: Household) =>
  answer(inviteToHousehold, () => {
    answer(getHousehold, { reply: { ...household, invites: [anInvite(), ...household.invites] } })
    return { reply: { ...anInvite(), token } }
  })

const inviteButton = () => screen.findByRole('button', { name: 'Invite somebody' })

describe('The household page', () => {
  it('requires a session', async () => {
    asVisitor()
    renderRoute('/household')
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fhousehold'))
  })

  it('lists the members, since when, and which one you are', async () => {
    open()
    const members = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')
    expect(members.map(({ textContent }) => textContent)).toEqual([
      'Ruth EllisYouJoined on 2 November 2026',
      'TomJoined on 3 November 2026',
    ])
  })

  it('says to a buyer alone what a household is for, what it shares and what not', async () => {
    open(alone)
    await screen.findByRole('heading', { name: 'You’re looking on your own' })
    expect(screen.getByText('Notes on homes, except those marked “Only for me”')).toBeDefined()
    expect(screen.getByText('Your money, unless you share it; payments never')).toBeDefined()
    expect(await inviteButton()).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Leave the household' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Unused invites' })).toBeNull()
  })

  it('says that it is loading', async () => {
    asUser()
    neverAnswer(getHousehold)
    renderRoute('/household')
    await screen.findByRole('status', { name: 'Loading your household' })
  })

  it('says that it could not be loaded, and tries again', async () => {
    asUser()
    refuse(getHousehold, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/household')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your household')
    answer(getHousehold, { reply: aHousehold() })
    await press(user, 'Try again')
    await screen.findByText('Tom')
  })
})

describe('An invite', () => {
  it('is a link that is shown once, with how long it works, and copied', async () => {
    const user = open(alone)
    const asked = takeInvite(alone)
    await user.click(await inviteButton())
    const field = await screen.findByLabelText('Invite link')
    expect((field as HTMLInputElement).value).toBe(link)
    expect(document.activeElement).toBe(field)
    expect(screen.getByText(/^It works once, until .+\. We show it only now/)).toBeDefined()
    await press(user, 'Copy link')
    await screen.findByText('Link copied')
    expect(await navigator.clipboard.readText()).toBe(link)
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([{}])
  })

  it('asks for an address where mail is sent, and refuses one that is none', async () => {
    answer(getAccountMail, { reply: { isSent: true } })
    const user = open(alone)
    const asked = takeInvite(alone)
    const field = await screen.findByLabelText('Their email (optional)')
    await user.type(field, 'tom at home')
    await user.click(await inviteButton())
    await screen.findByText('Enter an email address')
    expect(asked).toHaveLength(0)
    await user.clear(field)
    await user.type(field, 'tom@example.com')
    await user.click(await inviteButton())
    await screen.findByLabelText('Invite link')
    expect(asked[0]?.body).toEqual({ email: 'tom@example.com' })
  })

  it('is shared where the device can', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const user = open(alone)
    takeInvite(alone)
    await user.click(await inviteButton())
    await press(user, 'Share')
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }))
  })

  it('takes the word of a failure away once another try made it', async () => {
    const user = open(alone)
    refuse(inviteToHousehold, { status: 503, detail: 'Back soon.' })
    await user.click(await inviteButton())
    await screen.findByText('The invite was not made')
    takeInvite(alone)
    await user.click(await inviteButton())
    await screen.findByLabelText('Invite link')
    await waitFor(() => expect(screen.queryByText('The invite was not made')).toBeNull(), { timeout: 3_000 })
  })

  it('is shown even if the household cannot be read again', async () => {
    const user = open(alone)
    answer(inviteToHousehold, () => {
      refuse(getHousehold, { status: 503, detail: 'Back soon.' })
      return { reply: { ...anInvite(), token } }
    })
    await user.click(await inviteButton())
    await screen.findByLabelText('Invite link')
  })
})

describe('Invites of a household', () => {
  it('have no room in a full one, which names the remedy', async () => {
    const full = aHousehold({ invites: [anInvite(), anInvite({ id: 'invite-2', invitedBy: 'user-8' })] })
    const user = open()
    refuse(inviteToHousehold, { status: 409, code: problemCodes.householdFull, detail: 'The household is full.' })
    await inviteButton()
    answer(getHousehold, { reply: full })
    await user.click(await inviteButton())
    await screen.findByText(/Revoke one to invite somebody else/)
    await screen.findByText('The invite was not made')
    expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull()
  })

  it('are listed with who made them, and revoked after a question', async () => {
    const invites = [anInvite(), anInvite({ id: 'invite-2', invitedBy: 'user-8' })]
    const user = open(aHousehold({ invites }))
    const list = await screen.findByRole('list', { name: 'Unused invites' })
    expect(list.textContent).toMatch(/Invite from youWorks until .+Invite from Tom/)
    const revoked = answer(revokeHouseholdInvite, () => {
      answer(getHousehold, { reply: aHousehold() })
      return {}
    })
    await user.click(within(list).getByRole('button', { name: /^Revoke the invite from Tom/ }))
    expect(revoked).toHaveLength(0)
    await press(user, 'Revoke invite')
    await screen.findByText('There are no unused invites.')
    expect(revoked[0]?.params.id).toBe('invite-2')
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true)
  })
})

describe('Leaving the household', () => {
  it('is asked first, and asks anew whose plan covers the buyer', async () => {
    const user = open()
    await press(user, 'Leave the household')
    expect(screen.getByText('You keep everything of yours: saved homes, notes, calendar, searches.')).toBeDefined()
    await press(user, 'Stay')
    expect(screen.getByText('Tom')).toBeDefined()
    await press(user, 'Leave the household')
    const left = answer(leaveHousehold, {})
    const asked = answer(getCurrentUser, { reply: aUser() })
    await press(user, 'Leave')
    await screen.findByRole('heading', { name: 'You’re looking on your own' })
    await screen.findByText('You’ve left the household')
    expect(left).toHaveLength(1)
    await waitFor(() => expect(asked).toHaveLength(1))
  })
})
