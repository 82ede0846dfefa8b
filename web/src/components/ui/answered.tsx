import type { ComponentProps, ReactNode } from 'react'
import { errorText } from '@/lib/api/api-error.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type FailureProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  title: string
  onRetry: () => unknown
  error?: unknown
  className?: string
}

export function Failure({ title, onRetry, error, className = '', ...button }: FailureProps) {
  return (
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
}

interface AnsweredProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** What is loading, for messages: "your sessions". */
  what: string
  /** Placeholder with the size of the content. */
  skeleton: ReactNode
  skeletonClass?: string
  /** Overrides of the default failure, "We could not load …" with the cause. */
  failure?: Partial<FailureProps>
  children: (data: Data) => ReactNode
}

/** Renders a query: skeleton while loading, failure with retry, or data. */
export function Answered<Data>({
  query: { data, error, refetch },
  what,
  skeleton,
  skeletonClass = 'flex flex-col gap-3',
  failure,
  children,
}: AnsweredProps<Data>) {
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
