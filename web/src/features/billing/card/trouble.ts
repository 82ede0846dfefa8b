/** `declined`: the bank said no. `unheard`: no answer came that we may rely on, so it may have been charged. */
export interface Trouble {
  kind: 'declined' | 'unheard'
  reason: string
}

export const declined = (reason: string | undefined): Trouble => ({
  kind: 'declined',
  reason: reason ?? 'Your bank declined this card.',
})

export const unheard = (reason: string | undefined): Trouble => ({ kind: 'unheard', reason: reason ?? '' })
