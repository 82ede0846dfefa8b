import { EventEmitter, once } from 'node:events'

/** Keeps work and faults in step: one fault per number of steps, whichever is slower. */
export function createPace(stepsPerFault: number) {
  let steps = 0
  let faults = 0
  const changes = new EventEmitter().setMaxListeners(0)
  const when = async (isSo: () => boolean) => {
    while (!isSo()) await once(changes, 'change')
  }
  return {
    mayStep: () => when(() => faults + 1 >= Math.floor(steps / stepsPerFault)),
    mayStrike: () => when(() => steps >= faults * stepsPerFault),
    stepped: () => {
      steps += 1
      changes.emit('change')
    },
    struck: () => {
      faults += 1
      changes.emit('change')
    },
  }
}
