/** Whole minutes from one origin, such as midnight. */
export interface Opening {
  opens: number
  closes: number
}

export interface DayStop {
  /** What seeing it is worth: a positive whole number. */
  worth: number
  /** The least stay of a visit; ignored where `isWhole`. */
  stayMinutes: number
  /** True for what is seen from its beginning to its end, such as an auction. */
  isWhole: boolean
  /** True when the buyer insists on it: stops that are a must come before everything else. */
  isMust: boolean
  openings: readonly Opening[]
}

export interface Day {
  /** The earliest departure from the start, in minutes from the origin of the openings. */
  leavesAt: number
  /** The latest arrival at the end. */
  backBy: number
  /**
   * Added to each arrival at a stop after travel that takes time: parking and walking to the door. Not counted as
   * travel. Not for the end.
   */
  slackMinutes: number
  stops: readonly DayStop[]
  /**
   * Minutes between places, by row from and column to: the stops in their order, then the start, then the end. What is
   * missing, negative or not finite is no way.
   */
  travelMinutes: readonly (readonly number[])[]
}

/** `stop` and `opening` are indexes; times are minutes from the origin of the openings, `arrivesAt` after slack. */
export interface PlannedStop {
  stop: number
  opening: number
  arrivesAt: number
  startsAt: number
  leavesAt: number
}

/**
 * Why a stop is not in a plan. `closed`: no opening within the hours of the day that is long enough. `far`: there is
 * one, but even as the only stop it needs that many more minutes. `short`: in the order of the plan it does. More
 * precisely: the greatest lateness of a visit's end after closing, of an arrival after the beginning of what is seen
 * whole, and of the end of the day, at the place in the order and with the openings where that is least; rounded up,
 * infinite where there is no way. `against`: the index of the planned stop that is so late; null when it is the stop
 * itself, or the end of the day.
 */
export type LeftOut =
  | { stop: number; reason: 'closed' }
  | { stop: number; reason: 'far'; minutes: number }
  | { stop: number; reason: 'short'; minutes: number; against: number | null }

export interface DayPlan {
  stops: readonly PlannedStop[]
  /** The latest departure from the start that changes no visit; the earliest where there is none. */
  leavesAt: number
  /** Arrival at the end; `leavesAt` where the end cannot be reached in time. */
  endsAt: number
  /** Without slack. Includes the way to the end. */
  travelMinutes: number
  leftOut: readonly LeftOut[]
  /** False when there were too many stops for the exact method. */
  isExact: boolean
}
