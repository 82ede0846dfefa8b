import { editSavedProperty, listSavedProperties } from '@verandah/contracts'
import { onSaved, type Scene } from './scene.ts'

/** Two tabs that show the same note save different ones at once: one is kept, and the other is told of it. */
export function noteInTwoTabs(scene: Scene): Promise<unknown> {
  return onSaved(scene, async (propertyId, id) => {
    const { buyer } = scene
    const shown = (await buyer.ask('look', (call) => call(listSavedProperties))).body
    const revision = shown.find((record) => record.id === id)?.revision
    if (revision === undefined) return
    const write = async (tab: string): Promise<string[]> => {
      const step = `${scene.id} in tab ${tab}`
      const notes = `noted at ${step}`
      const body = { notes, revision }
      const { status } = await buyer.ask(step, (call) => call(editSavedProperty, { params: { id }, body }), {
        fine: [409],
      })
      return status === 409 ? [] : [notes]
    }
    const kept = (await Promise.all([write('one'), write('two')])).flat()
    if (kept.length !== 1)
      buyer.ledger.wrong.push(`${buyer.username}: of two notes at once ${kept.length} were said to be kept`)
    const [notes = ''] = kept
    Object.assign(buyer.saved.get(propertyId) ?? {}, { notes })
  })
}
