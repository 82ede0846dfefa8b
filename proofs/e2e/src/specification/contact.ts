import { sendEnquiry } from '@verandah/contracts'
import { expect } from 'vitest'
import { answerAt, refuseAt } from '../browser/network-edge.ts'
import { fact, failure, field, type Place, type State, toast } from './row.ts'

const labels = ['Name', 'Email', 'Subject', 'Message'] as const

const send = async ({ page, go }: Place) => {
  await go('/contact')
  await page.getByLabel('Name', { exact: true }).fill('Ruth Ellis')
  await page.getByLabel('Email', { exact: true }).fill('ruth@example.com')
  await page.getByLabel('Subject', { exact: true }).fill('Hello')
  await page.getByLabel('Message', { exact: true }).fill('A question about a home.')
  await page.getByRole('button', { name: /^Send/ }).click()
}

export const contact: readonly State[] = [
  {
    name: 'the contact form',
    as: 'visitor',
    open: ({ go }) => go('/contact'),
    rows: [
      ...labels.map((label) => field(2, label)),
      fact(2, 'the message box has 6 rows', async ({ page }) => {
        expect(await page.getByLabel('Message', { exact: true }).getAttribute('rows')).toBe('6')
      }),
      fact(5, 'all four are required', async ({ page }) => {
        const asked = await answerAt(page, sendEnquiry, {})
        await page.getByRole('button', { name: /^Send/ }).click()
        for (const label of labels) {
          const control = page.getByLabel(label, { exact: true })
          await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true')
        }
        expect(asked).toHaveLength(0)
      }),
    ],
  },
  {
    name: 'a message that is sent',
    as: 'visitor',
    open: send,
    rows: [
      toast(8, 'Your message has been sent successfully!'),
      fact(8, 'the form is cleared', async ({ page }) => {
        for (const label of labels) {
          await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe('')
        }
      }),
    ],
  },
  {
    name: 'a message that cannot be sent',
    as: 'visitor',
    open: async (at) => {
      await refuseAt(at.page, sendEnquiry)
      await send(at)
    },
    rows: [
      failure(8, 'Failed to send message. Please try again later.'),
      fact(8, 'what was written stays', async ({ page }) => {
        expect(await page.getByLabel('Subject', { exact: true }).inputValue()).toBe('Hello')
      }),
    ],
  },
]
