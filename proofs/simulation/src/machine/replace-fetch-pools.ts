import { Agent, Dispatcher, setGlobalDispatcher } from 'undici'
import { reset as forgetTimers } from 'undici/lib/util/timers.js'
import { currentProcess, newProcess, type Process } from './timeline.ts'

const nobody = newProcess('nobody')

/**
 * Gives each simulated process its own connections of `fetch`: a dead one leaves none to the others. The function
 * returned begins anew: what is cached for good holds the process that asked first, and would hold its history by them.
 */
export const replaceFetchPools = (): (() => void) => {
  let pools = new WeakMap<Process, Agent>()
  const poolOf = (process: Process): Agent => {
    const pool = pools.get(process) ?? new Agent()
    pools.set(process, pool)
    return pool
  }
  class OwnPools extends Dispatcher {
    override dispatch(...args: Parameters<Dispatcher['dispatch']>): boolean {
      return poolOf(currentProcess() ?? nobody).dispatch(...args)
    }
  }
  setGlobalDispatcher(new OwnPools())
  return () => {
    pools = new WeakMap()
    // Undici's timers hang on one that ends with the history that set it.
    forgetTimers()
  }
}
