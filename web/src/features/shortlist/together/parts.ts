export { Opinions } from './opinions.tsx'
export { TheirCard } from './their-card.tsx'
