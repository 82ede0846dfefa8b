import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { errorText } from '@/lib/api/api-error.ts'

interface AnsweredProps<Data> {
  query: UseQueryResult<Data>
  /** What is asked for, in words: "your sessions". */
  what: string
  /** In the place and size of the answer. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A question to the server on a page: its skeleton, its failure with another try, its answer. */
export const Answered = <Data,>({ query: { data, error, refetch }, what, skeleton, children }: AnsweredProps<Data>) => {
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <div role="status" aria-label={`Loading ${what}`} className="flex flex-col gap-3">
        {skeleton}
      </div>
    )
  }
  return (
    <Notice
      isError
      title={`We could not load ${what}`}
      action={
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  )
}
