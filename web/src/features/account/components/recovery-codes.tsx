import { Check, Copy, Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { DialogActions } from '@/components/ui/dialog.tsx'

interface RecoveryCodesProps {
  username: string
  codes: readonly string[]
  onClose: () => void
  children?: ReactNode
}

/** The recovery codes, shown only once: to copy, download or write down. */
export function RecoveryCodes({ username, codes, onClose, children }: RecoveryCodesProps) {
  const list = useRef<HTMLOListElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      if (list.current !== null) window.getSelection()?.selectAllChildren(list.current)
    }
  }
  return (
    <>
      <p className="max-w-[56ch] text-ink-soft">
        If you lose your phone, log in with one of these codes in place of the app’s. Each works once.{' '}
        <strong className="font-semibold text-ink">We can’t show them again.</strong> Keep them where you keep your
        passwords.
      </p>
      <ol
        ref={list}
        aria-label="Recovery codes"
        className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-2 border-y border-line py-4 font-mono text-16 tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" Icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileText(username, codes))}`}
          download="verandah-recovery-codes.txt"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Download className="size-4.5" />
          Download
        </a>
      </div>
      {children}
      <DialogActions>
        <Button onClick={onClose}>I’ve saved my codes</Button>
      </DialogActions>
    </>
  )
}

const fileText = (username: string, codes: readonly string[]): string =>
  [`Verandah recovery codes of ${username}. Each works once.`, '', ...codes, ''].join('\r\n')
