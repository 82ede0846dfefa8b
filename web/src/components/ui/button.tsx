import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'forced-colors:border bg-eucalypt text-on-eucalypt hover:bg-eucalypt-strong',
        secondary: 'border border-control/60 bg-surface text-ink hover:border-control hover:bg-sunken',
        quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
        link: 'text-eucalypt underline decoration-1 underline-offset-4 hover:text-eucalypt-strong hover:decoration-2',
        danger: 'bg-danger text-paper hover:opacity-90',
      },
      size: {
        md: 'min-h-11 px-5 text-16',
        lg: 'min-h-13 px-7 text-16',
        sm: 'min-h-9 px-4 text-14 pointer-coarse:min-h-11',
        icon: 'size-11',
        text: 'min-h-6 gap-1.5 text-14 pointer-coarse:min-h-11',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type Style = VariantProps<typeof buttonStyle> & {
  /** Precedes the label, or is the only content at size `icon`. */
  Icon?: LucideIcon
  /** Overrides the icon size that follows from the button's size. */
  iconClass?: string
}

const iconClasses = { md: 'size-4.5', lg: 'size-4.5', sm: 'size-4', icon: 'size-5', text: 'size-4' } as const

const ButtonIcon = ({
  Icon,
  iconClass,
  size,
}: Pick<Style, 'size'> & { [Name in 'Icon' | 'iconClass']: Style[Name] | undefined }) =>
  Icon && <Icon className={iconClass ?? iconClasses[size ?? 'md']} />

/**
 * `isPending` shows a spinner and ignores presses but keeps focus. `busy` does the same with a label:
 * `busy={saving.isPending && 'Saving…'}`.
 */
export function Button({
  variant,
  size,
  Icon,
  iconClass,
  busy = false,
  isPending = busy !== false,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Style & { isPending?: boolean; busy?: string | false }) {
  return (
    <button
      type={type}
      disabled={disabled === true && !isPending}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={cn(buttonStyle({ variant, size }), className)}
      {...rest}
      onClick={isPending ? ignorePress : onClick}
    >
      {isPending ? <Spinner className="size-4" /> : <ButtonIcon Icon={Icon} iconClass={iconClass} size={size} />}
      {busy === false ? children : busy}
    </button>
  )
}

const ignorePress = (event: MouseEvent) => event.preventDefault()

export function ButtonLink({
  variant,
  size,
  Icon,
  iconClass = iconClasses[size ?? 'md'],
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Style) {
  return (
    <Link className={cn(buttonStyle({ variant, size }), className)} {...rest}>
      {Icon !== undefined && <Icon className={iconClass} />}
      {children}
    </Link>
  )
}

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return <Button variant="quiet" size="icon" aria-label={label} {...rest} />
}
