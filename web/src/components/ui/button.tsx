import { cva, type VariantProps } from 'class-variance-authority'
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

type Style = VariantProps<typeof buttonStyle>

/** `isPending` shows that it works, and takes no press meanwhile; it keeps the focus. Say what it does in the label. */
export const Button = ({
  variant,
  size,
  isPending = false,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Style & { isPending?: boolean }) => (
  <button
    type={type}
    disabled={disabled === true && !isPending}
    aria-disabled={isPending || undefined}
    aria-busy={isPending || undefined}
    className={cn(buttonStyle({ variant, size }), className)}
    {...rest}
    onClick={isPending ? ignorePress : onClick}
  >
    {isPending && <Spinner className="size-4" />}
    {children}
  </button>
)

const ignorePress = (event: MouseEvent) => event.preventDefault()

/** A link that looks like a button: it leads somewhere, so it is a link. */
export const ButtonLink = ({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Style) => (
  <Link className={cn(buttonStyle({ variant, size }), className)} {...rest} />
)
