import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type Day, isDay, todayAt } from './month/days.ts'

/** The day that the calendar stands at: the one of the address, or today, until another is chosen. */
export const useChosenDay = (): [Day, (day: Day) => void] => {
  const { key } = useLocation()
  const asked = useSearchParams()[0].get('day') ?? ''
  const [opened] = useState(Date.now)
  const arrived = isDay(asked) ? asked : todayAt(opened)
  const [chosen, setChosen] = useState({ key, day: arrived })
  return [chosen.key === key ? chosen.day : arrived, (day) => setChosen({ key, day })]
}
