import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SubmitEvent, useState } from 'react'
import { expect, it } from 'vitest'
import { isWorking, type } from '@/testing/app.tsx'
import { Button } from './button.tsx'

const Form = ({ onSent }: { onSent: () => void }) => {
  const [isSending, setSending] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    onSent()
  }
  return (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" isPending={isSending}>
        Send
      </Button>
    </form>
  )
}

it('a busy button keeps the focus, and does not submit again', async () => {
  let sent = 0
  render(<Form onSent={() => (sent += 1)} />)
  const user = userEvent.setup({ delay: null })
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(isWorking(button)).toBe(true)
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await user.click(button)
  await type(user, 'Name', 'Ruth{Enter}')
  expect(sent).toBe(1)
})
