import type { StoredFile } from '@verandah/contracts'
import type { FileDoc } from './file-document.ts'

export function showFile(doc: FileDoc): StoredFile {
  const { fileId: id, propertyId, kind, name, type, bytes, width, height, visitOn } = doc
  return { id, propertyId, kind, name, type, bytes, width, height, visitOn, createdAt: doc.createdAt.toISOString() }
}
