import { cn } from '@/components/ui/cn.ts'
import { useTheme } from '@/lib/theme/theme.ts'
import { type Detail, type Hero, screenAddress, shapes } from '../screens.ts'

interface ScreenProps<Name> {
  name: Name
  /** What can be seen on it. */
  alt: string
  className?: string
}

const frame = 'block h-auto w-full rounded-xl border border-line bg-sunken'

/** The first picture of a page, in the theme of the page: the whole screen, or on a phone what a phone shows. */
export const HeroScreen = ({ name, alt, className }: ScreenProps<Hero>) => {
  const [theme] = useTheme()
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={screenAddress(name, 'phone', theme)} {...shapes.phone} />
      <img
        src={screenAddress(name, 'wide', theme)}
        alt={alt}
        {...shapes.wide}
        fetchPriority="high"
        className={cn(frame, className)}
      />
    </picture>
  )
}

/** A part of a screen, loaded when it comes near. */
export const DetailScreen = ({ name, alt, className }: ScreenProps<Detail>) => {
  const [theme] = useTheme()
  return (
    <img
      src={screenAddress(name, 'detail', theme)}
      alt={alt}
      {...shapes.detail}
      loading="lazy"
      decoding="async"
      className={cn(frame, className)}
    />
  )
}
