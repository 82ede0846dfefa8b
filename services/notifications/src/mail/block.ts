/** A piece of a message. Messages are written once, in blocks, and shown as text and as HTML. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly href: string }
  | HomeBlock

/** A home with what happened to it. */
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

/** A home's number, and whose weights it is by where those are not the reader's own of now. */
interface HomeScore {
  readonly points: number
  readonly by: string | null
}

/** A message before it is shown. `footer` says why it came, `link` what can be done about that. */
export interface Message {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
  readonly footer: string
  readonly link?: { readonly label: string; readonly href: string }
}
