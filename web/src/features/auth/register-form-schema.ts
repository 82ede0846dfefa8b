import { Plan, Registration } from '@verandah/contracts'
import * as z from 'zod/mini'

/** The contract's registration, the name in plain words, and the password typed twice. */
export const RegisterForm = z
  .extend(Registration, {
    name: z.string().check(z.trim(), z.minLength(1, 'Enter your name'), z.maxLength(120, 'At most 120 characters')),
    plan: Plan,
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  )
export type RegisterForm = z.infer<typeof RegisterForm>
