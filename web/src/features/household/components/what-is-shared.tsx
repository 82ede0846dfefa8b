import { Points } from '@/components/ui/text.tsx'

const shared = [
  'Saved homes with stages, verdicts, reasons and tags',
  'Notes on homes, except those marked “Only for me”',
  'Calendars, recent searches, criteria and scoring weights',
]

const kept = [
  'Notes marked “Only for me”',
  'Walk-away prices, unless you show yours',
  'Your money, unless you share it; payments never',
]

export function WhatIsShared() {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <div>
        <h3 className="mb-2 text-16">You share</h3>
        <Points items={shared} />
      </div>
      <div>
        <h3 className="mb-2 text-16">You keep to yourself</h3>
        <Points items={kept} />
      </div>
    </div>
  )
}
