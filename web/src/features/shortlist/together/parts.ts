export { Opinions } from '@/components/saved-home/opinions.tsx'
export { TheirCard } from './their-card.tsx'
