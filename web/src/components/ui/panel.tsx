import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A bordered surface without shadow. Do not nest. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-lg border border-line bg-surface p-5 sm:p-6', className)} {...rest} />
}
