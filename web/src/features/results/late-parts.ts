export { Certainty } from './certainty/certainty.tsx'
export { Learning } from './learning/learning.tsx'
export { TogetherLink } from './together-link.tsx'
