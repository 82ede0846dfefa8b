import type { ComponentProps, ReactNode } from 'react'
import { errorText } from '@/lib/api/api-error.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type FailureProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  title: string
  onRetry: () => unknown
  /** Why it failed, where there is room to say so. */
  error?: unknown
  className?: string
}

/** What could not be loaded, and another try. */
export const Failure = ({ title, onRetry, error, className = '', ...button }: FailureProps) => (
  <Notice
    isError
    className={className}
    title={title}
    action={
      <Button {...button} onClick={() => void onRetry()}>
        Try again
      </Button>
    }
  >
    {error === undefined ? undefined : errorText(error)}
  </Notice>
)

interface AnsweredProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** What is asked for, in words: "your sessions". */
  what: string
  /** In the place and size of the answer. */
  skeleton: ReactNode
  skeletonClass?: string
  /** How the failure differs from "We could not load …" with its reason. */
  failure?: Partial<FailureProps>
  children: (data: Data) => ReactNode
}

/** A question to the server on a page: its skeleton, its failure with another try, its answer. */
export const Answered = <Data,>({
  query: { data, error, refetch },
  what,
  skeleton,
  skeletonClass = 'flex flex-col gap-3',
  failure,
  children,
}: AnsweredProps<Data>) => {
  if (data !== undefined) return children(data)
  if (error !== null) {
    const usual = { title: `We could not load ${what}`, variant: 'secondary', error } as const
    return <Failure {...usual} {...failure} onRetry={refetch} />
  }
  return (
    <div role="status" aria-label={`Loading ${what}`} className={skeletonClass}>
      {skeleton}
    </div>
  )
}
