import type { Guide } from './guide.ts'
import { act } from './states/act.ts'
import { nsw } from './states/nsw.ts'
import { nt } from './states/nt.ts'
import { qld } from './states/qld.ts'
import { sa } from './states/sa.ts'
import { tas } from './states/tas.ts'
import { vic } from './states/vic.ts'
import { wa } from './states/wa.ts'

export const guides: readonly Guide[] = [vic, nsw, qld, sa, wa, tas, act, nt]

export function guideOf(code: string | undefined): Guide | undefined {
  return guides.find((guide) => guide.code === code)
}
