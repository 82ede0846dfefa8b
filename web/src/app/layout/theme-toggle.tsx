import { Moon, Sun } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useTheme } from '@/lib/theme/theme.ts'

export const ThemeToggle = () => {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <Button variant="quiet" size="icon" aria-label={`Use the ${other} theme`} onClick={() => chooseTheme(other)}>
      <Icon aria-hidden className="size-5" />
    </Button>
  )
}
