/** Skips repeated content for keyboard users; visible only while focused. */
export function SkipLink({ to, children }: { to: `#${string}`; children: string }) {
  return (
    <a
      href={to}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-eucalypt px-5 py-2.5 font-semibold text-on-eucalypt focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  )
}
