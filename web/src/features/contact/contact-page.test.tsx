import { sendEnquiry } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, asVisitor, isWorking, noteOf, press, renderRoute, retype, type, valueOf } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const accepted = { id: 'enquiry-1', receivedAt: '2026-11-20T02:00:00.000Z' }

const fill = async (user: UserEvent) => {
  await type(user, 'Name', 'Tom Ng')
  await type(user, 'Email', 'tom@example.com')
  await type(user, 'Subject', 'A wrong price')
  await type(user, 'Message', 'The price of 12 Lennox Street is old.')
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }))

describe('Contact, for a visitor', () => {
  beforeEach(() => {
    asVisitor()
  })

  it('has four fields, the message six rows high', async () => {
    renderRoute('/contact')
    expect((await screen.findByLabelText('Message')).getAttribute('rows')).toBe('6')
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-required'))).toEqual(
      Array.from({ length: 4 }, () => 'true'),
    )
  })

  it('names missing fields, focuses the first, and sends nothing', async () => {
    const asked = answer(sendEnquiry, { reply: accepted })
    const { user } = renderRoute('/contact')
    await type(user, 'Name', 'Tom Ng')
    await send(user)
    expect(noteOf('Email')).toBe('Enter your email so we can reply')
    expect(noteOf('Subject')).toBe('Enter a subject')
    expect(noteOf('Message')).toBe('Write your message')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(asked).toHaveLength(0)
  })

  it('recognises an invalid address', async () => {
    const { user } = renderRoute('/contact')
    await fill(user)
    await retype(user, 'Email', 'tom at home')
    await send(user)
    expect(noteOf('Email')).toBe('Enter an email address')
  })

  it('sends the message, confirms it and clears the form', async () => {
    const asked = answer(sendEnquiry, { reply: accepted })
    const { user } = renderRoute('/contact')
    await fill(user)
    await send(user)
    await screen.findByText('Your message has been sent successfully!')
    expect(asked[0]?.body).toEqual({
      name: 'Tom Ng',
      email: 'tom@example.com',
      subject: 'A wrong price',
      message: 'The price of 12 Lennox Street is old.',
    })
    expect(['Name', 'Email', 'Subject', 'Message'].map(valueOf)).toEqual(['', '', '', ''])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows that it is sending', async () => {
    neverAnswer(sendEnquiry)
    const { user } = renderRoute('/contact')
    await fill(user)
    await send(user)
    expect(isWorking(await screen.findByRole('button', { name: 'Sending…' }))).toBe(true)
  })

  it('loses nothing when it fails', async () => {
    expectConsoleError('The message could not be sent')
    refuse(sendEnquiry, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/contact')
    await fill(user)
    await send(user)
    await screen.findByText('Failed to send message. Please try again later.')
    expect(valueOf('Message')).toBe('The price of 12 Lennox Street is old.')
  })

  it('reports a rate limit politely', async () => {
    expectConsoleError('The message could not be sent')
    refuse(sendEnquiry, { status: 429, detail: 'Please wait a little before the next one.' })
    const { user } = renderRoute('/contact')
    await fill(user)
    await send(user)
    await screen.findByText('Please wait a little before the next one.')
    expect(valueOf('Subject')).toBe('A wrong price')
  })
})

describe('Contact, for a signed-in user', () => {
  it('prefills their name and address', async () => {
    asUser()
    renderRoute('/contact')
    await waitFor(() => expect(valueOf('Name')).toBe('Ruth Ellis'))
    expect(valueOf('Email')).toBe('ruth.ellis@example.com')
    expect(valueOf('Subject')).toBe('')
  })
})

describe('Contact, for search engines', () => {
  it('describes itself while it is open', async () => {
    asVisitor()
    const { user } = renderRoute('/contact')
    await screen.findByLabelText('Message')
    expect(descriptions()).toEqual([expect.stringMatching(/^Contact Verandah with questions/)])
    await press(user, 'Pricing', 'link')
    await waitFor(() => expect(descriptions()).toEqual([expect.stringMatching(/^Every Verandah plan/)]))
  })
})

const descriptions = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content)
