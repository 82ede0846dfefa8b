import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { press } from './app.tsx'

/** Types into the suburb box and chooses the suggestion of that name. */
export async function choosePlace(user: UserEvent, typed: string, name: RegExp): Promise<void> {
  await user.type(screen.getByRole('combobox', { name: /Locations|Suburb/ }), typed)
  await press(user, name, 'option')
}
