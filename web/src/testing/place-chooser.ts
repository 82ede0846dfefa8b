import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Types into the suburb box and chooses the suggestion of that name. */
export async function choosePlace(user: UserEvent, typed: string, name: RegExp): Promise<void> {
  await user.type(screen.getByRole('combobox', { name: /Locations|Suburb/ }), typed)
  await user.click(await screen.findByRole('option', { name }))
}
