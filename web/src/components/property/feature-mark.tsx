import { createElement } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { featureIcon } from './feature-icon.ts'

/** The drawing of a feature, beside its words. */
export const FeatureMark = ({ feature, className }: { feature: string; className?: string }) =>
  createElement(featureIcon(feature), {
    'aria-hidden': true,
    className: cn('size-4 shrink-0', className),
    strokeWidth: 1.75,
  })
