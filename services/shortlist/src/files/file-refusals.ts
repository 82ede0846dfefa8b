import { filesQuotaBytes, problemCodes } from '@verandah/contracts'
import { AppError } from '@verandah/kit'

const megabytes = (bytes: number): number => bytes / 1024 / 1024

/** Keeps the list of one buyer within bounds, however small the files are. */
export const maxFiles = 2_000

export function fileTooLarge(what: 'photo' | 'document', limitBytes: number) {
  return new AppError('too-large', {
    code: problemCodes.tooLarge,
    detail: `A ${what} can have up to ${megabytes(limitBytes)} MB. Choose a smaller one.`,
  })
}

export function notAccepted(what: 'photo' | 'document') {
  return new AppError('unsupported', {
    code: problemCodes.fileType,
    detail:
      what === 'photo'
        ? 'A photo has to be a JPEG, PNG or WebP picture.'
        : 'A document has to be a PDF, or a JPEG, PNG or WebP picture.',
  })
}

export function unreadablePicture(cause: unknown) {
  return new AppError('unreadable', {
    code: problemCodes.fileUnreadable,
    detail: 'This picture is damaged and can’t be opened.',
    cause,
  })
}

export function tooManyPixels(limit: number) {
  return new AppError('unreadable', {
    code: problemCodes.fileUnreadable,
    detail: `A picture can have up to ${limit / 1_000_000} megapixels. Choose a smaller one.`,
  })
}

export function filesFull() {
  return full(
    `The photos and documents of a household can take up to ${megabytes(filesQuotaBytes)} MB. Delete some to add more.`,
  )
}

export function tooManyFiles() {
  return full(`You can keep up to ${maxFiles} photos and documents. Delete some to add more.`)
}

const full = (detail: string) => new AppError('conflict', { code: problemCodes.filesFull, detail })
