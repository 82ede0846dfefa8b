import { screen, waitFor } from '@testing-library/react'
import {
  getProperty,
  getSubscription,
  listPurchases,
  listSavedProperties,
  savePurchase,
  saveProperty,
} from '@verandah/contracts'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { asSubscriber, asUser, press, renderRoute, setClock } from '@/testing/app.tsx'
import { aHome, aSubscription } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { bodyOf, keepPurchases, openPurchase, rowOf } from './testing/open-purchase.ts'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Melbourne')

const terms = { contractOn: '2027-02-01', settlementOn: '2027-04-01' }
const deposit = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Pay the deposit' })
const review = () => screen.getByRole('checkbox', { name: 'Done: Have the contract reviewed' })
const doneIn = (calls: Parameters<typeof bodyOf>[0], at = -1) => bodyOf(calls, at).done.map(({ id }) => id)
const cutOff = () => {
  expectConsoleError('PUT /api/purchases/home-1 failed')
  network.use(http.put('*/api/purchases/:propertyId', () => HttpResponse.error()))
}

describe('A change that is not saved', () => {
  it('without a network stays on the page, says so, and is sent again', async () => {
    const { user } = await openPurchase({ kept: aPurchase(terms) })
    cutOff()
    await user.click(deposit())
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved. Verandah can’t be reached.')
    expect(deposit().checked).toBe(true)
    const saves = keepPurchases(aPurchase(terms))
    await press(user, 'Try again')
    await screen.findByText('Saved, only for you')
    expect(doneIn(saves)).toEqual(['pay-deposit'])
  })

  it('goes with the next one', async () => {
    const { user } = await openPurchase({ kept: aPurchase(terms) })
    cutOff()
    await user.click(deposit())
    await screen.findByRole('alert')
    const saves = keepPurchases(aPurchase(terms))
    await user.click(review())
    await screen.findByText('Saved, only for you')
    expect(doneIn(saves)).toEqual(['pay-deposit', 'review-contract'])
  })

  it('because it is refused can be dropped', async () => {
    const { user } = await openPurchase({ kept: aPurchase(terms) })
    refuse(savePurchase, { status: 404, code: 'not-found', detail: 'There is no such home.' })
    await user.click(deposit())
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such home.')
    await press(user, 'Drop the change')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(deposit().checked).toBe(false)
  })
})

it('A change that is saved is read again, so that the copy for times without a network has it', async () => {
  const { user } = await openPurchase({ kept: aPurchase(terms) })
  const done = [{ id: 'pay-deposit', on: '2027-02-04' }]
  const reads = answer(listPurchases, { reply: [aPurchase(terms, { done, revision: 2 })] })
  await user.click(deposit())
  await waitFor(() => expect(reads).toHaveLength(1))
})

describe('A record that another tab has changed', () => {
  it('keeps both changes, and says so', async () => {
    const { user } = await openPurchase({ kept: aPurchase(terms) })
    const current = aPurchase({ ...terms, depositBy: '2027-02-09' }, { revision: 5 })
    const problem = { type: 'x', title: 'x', code: 'edit-conflict', status: 409, detail: 'x', current }
    const saves = keepPurchases(current)
    const first: unknown[] = []
    network.use(
      http.put(
        '*/api/purchases/:propertyId',
        async ({ request }) => {
          first.push(await request.json())
          return HttpResponse.json(problem, { status: 409 })
        },
        { once: true },
      ),
    )
    await user.click(deposit())
    await screen.findByText('Saved, together with changes from another tab')
    expect(first).toMatchObject([{ revision: 1, terms }])
    expect(bodyOf(saves)).toMatchObject({
      revision: 5,
      terms: { depositBy: '2027-02-09' },
      done: [{ id: 'pay-deposit' }],
    })
    await user.click(deposit())
    await waitFor(() => expect(rowOf('pay-deposit').textContent).toContain('Tue 9 Feb'))
  })
})

describe('The whole record', () => {
  it('is deleted by a double press too, and brought back', async () => {
    const { user, saves } = await openPurchase({ kept: aPurchase(terms) })
    await user.dblClick(screen.getByRole('button', { name: 'Delete all of this' }))
    const undo = await screen.findByRole('button', { name: 'Undo deleting what you recorded' })
    expect(rowOf('settle').textContent).not.toContain('Apr')
    await user.click(undo)
    await waitFor(() => expect(bodyOf(saves)).toMatchObject({ revision: null, terms }))
    expect(rowOf('settle').textContent).toContain('Thu 1 Apr')
    const again = await screen.findByRole('button', { name: 'Delete all of this' })
    await waitFor(() => expect(document.activeElement).toBe(again))
  })

  it('of nothing cannot be deleted', async () => {
    await openPurchase()
    expect(screen.queryByRole('button', { name: 'Delete all of this' })).toBeNull()
  })
})

it('Everything about the home is a file that the browser downloads', async () => {
  await openPurchase()
  const link = screen.getByRole('link', { name: 'Download everything about this home' })
  expect(link.getAttribute('href')).toBe('/api/archives/home-1')
  expect(link.hasAttribute('download')).toBe(true)
})

describe('The page', () => {
  const open = () => {
    asSubscriber()
    return renderRoute('/purchase/home-1')
  }

  it('shows that it waits', async () => {
    neverAnswer(listPurchases)
    open()
    await screen.findByRole('status', { name: 'Loading this purchase' })
  })

  it('says what failed, and offers to try again', async () => {
    refuse(listPurchases, { status: 503, detail: 'Back soon.' })
    answer(listSavedProperties, { reply: [aSavedHome()] })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load this purchaseBack soon.')
    keepPurchases(aPurchase(terms))
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: 'What must be done by when' })
  })

  it('offers to save a home that is not on the shortlist', async () => {
    keepPurchases(aPurchase(terms))
    answer(getProperty, { reply: aHome() })
    answer(listSavedProperties, { reply: [] })
    const { user } = open()
    await screen.findByText('This home is not on your shortlist')
    const saves = answer(saveProperty, { reply: aSavedHome() })
    await press(user, 'Save this home')
    await screen.findByRole('heading', { name: 'What must be done by when' })
    expect(saves).toHaveLength(1)
  })

  it('of a home that is not known leads to the saved ones', async () => {
    keepPurchases()
    answer(listSavedProperties, { reply: [] })
    refuse(getProperty, { status: 404, code: 'not-found', detail: 'There is no such home.' })
    open()
    await screen.findByText('We can’t find this home')
    expect(screen.getByRole('link', { name: 'Go to your shortlist' }).getAttribute('href')).toBe('/my-properties')
    expect(screen.queryByRole('button', { name: 'Save this home' })).toBeNull()
  })

  it('needs a plan', async () => {
    asUser({ createdAt: '2026-01-01T00:00:00.000Z' })
    answer(getSubscription, { reply: aSubscription({ plan: 'free_trial', status: 'inactive', isActive: false }) })
    renderRoute('/purchase/home-1')
    await screen.findByRole('heading', { name: 'Subscription Required' })
  })
})
