import { screen, within } from '@testing-library/react'
import {
  getCriteria,
  getNotificationPreferences,
  getWeights,
  listSavedSearches,
  type NotificationPreferences,
  saveNotificationPreferences,
} from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, press, renderRoute } from '@/testing/app.tsx'
import { aWeightsRecord } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { timeZoneOptions } from './components/notifications.tsx'

const preferences: NotificationPreferences = {
  digest: 'instant',
  timeZone: 'Australia/Perth',
  enquiryReceipts: true,
  dueReminders: true,
}

beforeEach(() => {
  asUser()
  answer(listSavedSearches, { reply: [] })
  answer(getNotificationPreferences, { reply: preferences })
})

describe('Criteria', () => {
  it('show the criteria, and link to their form', async () => {
    const locality = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
    answer(getCriteria, { reply: { suburb: 'Richmond', locality, maxPrice: 900_000, minBedrooms: 3 } })
    renderRoute('/preferences')
    const part = within(await screen.findByRole('region', { name: 'Criteria' }))
    await part.findByText('Richmond VIC 3121 · up to $900,000 · 3 bedrooms or more')
    const change = part.getByRole('link', { name: 'Change your criteria' })
    expect(change.getAttribute('href')).toBe('/setup-property-criteria')
  })

  it('are requested when there are none, and a failure to load is reported', async () => {
    const { unmount } = renderRoute('/preferences')
    await screen.findByRole('link', { name: 'Set your criteria' })
    unmount()
    refuse(getCriteria, { status: 503, detail: 'Back soon.' })
    renderRoute('/preferences')
    await screen.findByText('We could not load your criteria')
  })
})

describe('Scoring, at a glance', () => {
  it('shows the weights, heaviest first, own criteria among them', async () => {
    answer(getWeights, { reply: aWeightsRecord({ additionalCriteria: { Garden: 10 } }) })
    renderRoute('/preferences')
    const part = within(await screen.findByRole('region', { name: 'Scoring' }))
    const rows = await part.findAllByRole('listitem')
    expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Garden10', 'Location9', 'Price8'])
    expect(part.getByRole('link', { name: 'Change your scoring' }).getAttribute('href')).toBe('/setup-scoring')
  })

  it('links to the first weights when there are none', async () => {
    renderRoute('/preferences')
    expect((await screen.findByRole('link', { name: 'Set your weights' })).getAttribute('href')).toBe('/setup-scoring')
  })

  it('reports a failure to load, and retries', async () => {
    refuse(getWeights, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/preferences')
    await screen.findByText('We could not load your weights')
    answer(getWeights, { reply: aWeightsRecord() })
    await press(user, 'Try again')
    await screen.findByRole('link', { name: 'Change your scoring' })
  })
})

describe('Notifications', () => {
  it('load with a word', async () => {
    neverAnswer(getNotificationPreferences)
    renderRoute('/preferences')
    await screen.findByRole('status', { name: 'Loading your notification settings' })
  })

  it('show what was chosen, and save what is chosen now', async () => {
    const chosen: NotificationPreferences = {
      digest: 'daily',
      timeZone: 'Australia/Hobart',
      enquiryReceipts: false,
      dueReminders: false,
    }
    const saved = answer(saveNotificationPreferences, { reply: chosen })
    const { user } = renderRoute('/preferences')
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'As it happens' })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.getByLabelText<HTMLSelectElement>('Your time zone').value).toBe('Australia/Perth')
    await press(user, 'Once a day', 'radio')
    await user.selectOptions(screen.getByLabelText('Your time zone'), 'Hobart')
    await press(user, /^What is due/, 'switch')
    await press(user, /^Receipts for messages/, 'switch')
    await press(user, 'Save notifications')
    await screen.findByText('Settings saved')
    expect(saved[0]?.body).toEqual(chosen)
  })

  it('send only what is changed here', async () => {
    const saved = answer(saveNotificationPreferences, { reply: { ...preferences, digest: 'off', dueReminders: false } })
    const { user } = renderRoute('/preferences')
    await press(user, /^What is due/, 'switch')
    await press(user, 'Save notifications')
    await screen.findByText('Settings saved')
    expect(saved[0]?.body).toEqual({ dueReminders: false })
    expect(screen.getByRole('radio', { name: 'Never' })).toHaveProperty('checked', true)
  })

  it('say why they were not saved, and keep the choice', async () => {
    refuse(saveNotificationPreferences, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/preferences')
    await press(user, 'Never', 'radio')
    await press(user, 'Save notifications')
    await screen.findByText('Error saving preferences')
    expect(screen.getByText('There was an error saving your preferences: Back soon.')).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Never' })).toHaveProperty('checked', true)
  })

  it('offer the zone of this device and the saved one, wherever they are', () => {
    const zones = timeZoneOptions('Europe/Isle_of_Man', 'Asia/Singapore')
    expect(zones.slice(-2)).toEqual([
      { value: 'Europe/Isle_of_Man', label: 'Isle of Man (Europe)' },
      { value: 'Asia/Singapore', label: 'Singapore (Asia)' },
    ])
    expect(timeZoneOptions('Australia/Perth', 'Australia/Perth')).toHaveLength(9)
  })
})
