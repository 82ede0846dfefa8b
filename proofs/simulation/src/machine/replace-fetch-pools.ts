import { Agent, Dispatcher, setGlobalDispatcher } from 'undici'
import { reset as forgetTimers } from 'undici/lib/util/timers.js'
import { currentProcess, newProcess, type Process } from './timeline.ts'

const nobody = newProcess('nobody')

/** Undici's timers hang on one that ends with the history that set it. */
export function forgetFetchTimers(): void {
  forgetTimers()
}

/** Gives each simulated process its own connections of `fetch`: a dead one leaves none to the others. */
export function replaceFetchPools(): void {
  const pools = new WeakMap<Process, Agent>()
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
}
