import { type FileKind, hrefOf, readFile, type StoredFile } from '@verandah/contracts'

export const kindTitles: Readonly<Record<FileKind, string>> = {
  photo: 'Photo',
  contract: 'Contract',
  // Section 32 in Victoria, Form 2 in Queensland, Form 1 in South Australia.
  'section-32': 'Seller’s disclosure',
  strata: 'Strata minutes',
  report: 'Report',
  other: 'Other',
}

const megabyte = 1024 * 1024

/** "412 MB", "0.4 MB". */
export function megabytesText(bytes: number): string {
  const size = bytes / megabyte
  return `${size >= 10 ? Math.round(size) : Math.max(0.1, Math.round(size * 10) / 10)} MB`
}

/** Where a file's bytes are; `small` is a picture of at most 480 pixels. */
export function contentHref({ id }: Pick<StoredFile, 'id'>, size?: 'small'): string {
  return hrefOf(readFile, { params: { id }, query: { size } })
}

/** Of the documents on the page of a visit. */
export const documentsAnchor = 'documents'
