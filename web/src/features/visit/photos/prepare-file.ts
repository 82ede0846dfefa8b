import { documentLimitBytes, type FileKind, fileNameMaxLength, type FileType } from '@verandah/contracts'
import type { FileContents } from '@/lib/outgoing/queued-files.ts'
import { encodePicture, UnreadablePicture } from './encode-picture.ts'

export interface Prepared {
  name: string
  type: FileType
  contents: FileContents
}

/** A file in the shape in which it is kept, or why it cannot be. Pictures are drawn again; a PDF stays as it is. */
export async function prepareFile(file: File, kind: FileKind): Promise<Prepared | string> {
  if (kind !== 'photo' && (await isPdf(file))) {
    if (file.size > documentLimitBytes) return 'It is larger than 16 MB. Ask for a smaller copy, or split it.'
    return { name: nameOf(file), type: 'application/pdf', contents: { full: await file.arrayBuffer(), small: null } }
  }
  try {
    const contents = await encodePicture(file)
    return { name: jpegName(nameOf(file)), type: 'image/jpeg', contents }
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    return kind === 'photo' ? unreadablePhoto(file) : 'It is neither a PDF nor a picture that this browser can read.'
  }
}

const unreadablePhoto = ({ name, type }: File): string =>
  /hei[cf]/i.test(`${name} ${type}`)
    ? 'This browser can’t read HEIC pictures. Add it on the iPhone that took it, or save it as a JPEG first.'
    : 'This browser can’t read it. Use a JPEG, PNG or WebP.'

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-'

const nameOf = ({ name }: File): string => {
  const plain = name.replace(/\p{Cc}/gu, ' ').trim()
  if (plain.length <= fileNameMaxLength) return plain === '' ? 'Untitled' : plain
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? ''
  return `${plain.slice(0, fileNameMaxLength - ending.length).trim()}${ending}`
}

const jpegName = (name: string): string => {
  const stem = name.replace(/\.\w{1,5}$/, '')
  return `${stem.slice(0, fileNameMaxLength - '.jpg'.length)}.jpg`
}
