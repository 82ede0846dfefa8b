import type { CalendarEvent } from '@verandah/contracts'
import { Dialog } from '@/components/ui/dialog.tsx'
import { useEditEvent } from '../api/edit-event.ts'
import { changeOf, draftOf } from '../event-change.ts'
import { EventForm } from './event-form.tsx'

const labels = { save: 'Save Changes', saving: 'Saving...' }
const followsText = 'This event follows its advert. With another time or kind it becomes yours alone.'

export const EditEvent = ({ event, onClose }: { event: CalendarEvent; onClose: () => void }) => {
  const editing = useEditEvent()
  return (
    <Dialog title="Edit Calendar Event" description={event.isTakenOver ? followsText : undefined} onClose={onClose}>
      <EventForm
        initial={draftOf(event)}
        event={event}
        isSaving={editing.isPending}
        labels={labels}
        onSave={(input, draft) =>
          editing.mutate({ event, change: changeOf(event, input, draft) }, { onSuccess: onClose })
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
