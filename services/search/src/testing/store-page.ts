import { type FetchedPage, storePages } from '../searches/fetch/store-page.ts'

type Given = Parameters<typeof storePages>

/** Stores one page of a search on its own. */
export function storePage(deps: Given[0], search: Given[1], page: Omit<FetchedPage, 'askedAt'>) {
  return storePages(deps, search, [{ ...page, askedAt: deps.clock.now() }])
}

/** The homes of an unscored message of a page. */
export async function homesOf(
  { pages, seenHomes }: Pick<Given[0], 'pages' | 'seenHomes'>,
  pageId: string,
  part: number,
) {
  return seenHomes.read((await pages.seenOf([{ pageId, part }])).flat())
}
