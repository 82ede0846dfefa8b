import { PropertySort } from '@verandah/contracts'
import { useState } from 'react'
import { Select } from '@/components/ui/select.tsx'
import { TopPropertiesList } from './top-properties-list.tsx'

const sortOptions: { value: PropertySort; label: string }[] = [
  { value: 'score-desc', label: 'Score Highest First' },
  { value: 'price-asc', label: 'Price Lowest First' },
  { value: 'price-desc', label: 'Price Highest First' },
  { value: 'recent', label: 'Most Recent First' },
]

export const TopProperties = ({ isSearching }: { isSearching: boolean }) => {
  const [sort, setSort] = useState<PropertySort>('score-desc')
  return (
    <section aria-labelledby="top-title" className="mt-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="top-title" className="text-25">
          Top Ranked Properties
        </h2>
        <Select
          aria-label="Sort by"
          className="w-full sm:w-56"
          options={sortOptions}
          value={sort}
          onChange={(event) => setSort(PropertySort.parse(event.target.value))}
        />
      </div>
      <TopPropertiesList sort={sort} isSearching={isSearching} />
    </section>
  )
}
