import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlStyle } from './control-style.ts'

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={cn(controlStyle, 'block resize-y py-2.5', className)} {...rest} />
)
