import { Tag, TagForm } from '@/components/saved-home/tags.tsx'
import { useShortlist } from '@/lib/endpoints/saved-properties.ts'
import { useEditSaved, useSaveWithNotes } from '@/lib/shortlist/change-saved.ts'
import type { NotedHome } from '@/lib/shortlist/use-notes.ts'

export function Tags({ found, record }: NotedHome) {
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithNotes(found)
  const { data: saved = [] } = useShortlist()
  const tags = record?.tags ?? []
  const others = [...new Set(saved.flatMap((home) => home.tags))].filter((tag) => !tags.includes(tag))
  const add = (name: string) =>
    record === undefined ? saving.mutateAsync({ tags: [name] }) : editing.mutateAsync({ tag: { name, isOn: true } })
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-20">Tags</h2>
      {tags.length > 0 && (
        <ul aria-label="Tags of this home" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Tag
              key={tag}
              tag={tag}
              area="div"
              className="animate-enter pl-4"
              onRemove={() => editing.mutate({ tag: { name: tag, isOn: false } })}
            />
          ))}
        </ul>
      )}
      <TagForm
        label="Add a tag"
        placeholder="Add a tag"
        tags={tags}
        suggested={others}
        inputClass="grow basis-0"
        onAdd={add}
      />
    </div>
  )
}
