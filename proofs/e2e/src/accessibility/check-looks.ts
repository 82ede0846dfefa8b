import { sliceWith } from '@verandah/runtime/testing'
import { expect, it } from 'vitest'
import { findingsOn, overflowOf } from './axe.ts'
import { hiddenFocusOf, wordsCutBySpacing } from './layout-faults.ts'
import { everyLook, type Look, sampledLooks } from './looks.ts'
import { isMain, setUpLooks } from './open-look.ts'

const nameOf = ({ visit, filling, width }: Look) => `${visit.name}, ${filling}, ${width} px`

/** Checks every page in every state in one theme: a tenth of them in a run, the main pages always. */
export function checkLooks(theme: Look['colorScheme']): void {
  const looks = sliceWith(process.env.AXE === 'full' ? everyLook : sampledLooks, isMain)
  const { open, refused } = setUpLooks()
  for (const look of looks.filter(({ colorScheme }) => colorScheme === theme)) {
    it(nameOf(look), async () => {
      const { page } = await open(look)
      expect(refused.splice(0), 'refused by the policy of the page').toEqual([])
      expect(await findingsOn(page)).toEqual([])
      expect(await overflowOf(page)).toBe(0)
      for (const width of look.width === 1280 ? [1280] : [320, 375]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await hiddenFocusOf(page), `under a bar at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 640, height: 450 })
      expect(await overflowOf(page), 'at 200 % zoom').toBe(0)
      await page.setViewportSize({ width: look.width, height: 900 })
      expect(await wordsCutBySpacing(page)).toEqual([])
      expect(await overflowOf(page), 'with wide text').toBe(0)
    })
  }
}
