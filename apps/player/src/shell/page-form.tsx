import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFieldFocus } from './field-focus.ts'
import { UNSENT } from './unsent.ts'

const SCRIPT_WAIT_MS = 10_000

/**
 * Runs while the page is still being read. Who presses the button before React has woken loses nothing: the form waits,
 * and is sent as soon as it can be. If React never comes it goes to the server, which answers with a sentence.
 */
const waitForReact = `(()=>{const f=document.currentScript.closest('form');
f.addEventListener('submit',e=>{if(f.dataset.awake)return;e.preventDefault();if(f.dataset.pressed)return;f.dataset.pressed='1';
setTimeout(()=>{if(!f.dataset.awake)HTMLFormElement.prototype.submit.call(f)},${SCRIPT_WAIT_MS})})})()`

type Props = {
  readonly children: ReactNode
  readonly className?: string
  /** Why it was not taken: the first field that is wrong is gone to. */
  readonly refused?: object | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form that the page itself sends. By `post`, so that what was typed can never get into an address, whatever comes of
 * the page's scripts.
 */
export function PageForm({ children, className = 'grid-form', refused, onSubmit }: Props) {
  const t = useTranslations('shell')
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useFieldFocus(form, refused)

  useEffect(() => {
    const { current } = form
    if (!current) return
    current.dataset['awake'] = '1'
    if (current.dataset['pressed']) current.requestSubmit()
  }, [])

  return (
    <form ref={form} method="post" className={className} onSubmit={onSubmit} suppressHydrationWarning>
      {params.has(UNSENT) ? (
        <p className="alert" role="alert">
          {t('unsent')}
        </p>
      ) : null}
      {children}
      <script dangerouslySetInnerHTML={{ __html: waitForReact }} />
    </form>
  )
}
