/** Who brought a feed. */
export interface FeedSource {
  /** What adverts that came with it are said to come from, and who may change them again. */
  readonly name: string
  /** An operator's folder or address may speak for every agency; a pushed feed only for the adverts that it brought. */
  readonly isTrusted: boolean
}
