/** A block of a message. Messages are written once, in blocks, and rendered as text and as HTML. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly href: string }
  | HomeBlock

/** A home with its changes. */
export interface HomeBlock {
  readonly type: 'home'
  readonly address: string
  /** Price, rooms and so on, on one line. */
  readonly facts: string
  readonly score: HomeScore | null
  readonly news: readonly string[]
  readonly href: string
  readonly imageUrl: string | null
}

/** A home's score, and the search it comes from if that is not the reader's current weights. */
interface HomeScore {
  readonly points: number
  readonly by: string | null
}

/** A message before rendering. `footer` says why it was sent, `link` how to change that. */
export interface Message {
  readonly subject: string
  /** Preview text that mail programs show beside the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
  readonly footer: string
  readonly link?: { readonly label: string; readonly href: string }
}
