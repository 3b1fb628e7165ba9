import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFieldFocus } from './field-focus.ts'
import { UNSENT } from './unsent.ts'

type Props = {
  readonly children: ReactNode
  readonly className?: string
  /** Why it was not taken: the first field that is wrong is gone to. */
  readonly refused?: object | undefined
  /** The form says itself what is wrong. */
  readonly noValidate?: boolean
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form that the page itself sends. By `post`, so that what was typed can never get into an address, whatever comes of
 * the page's scripts. Pressed before they run it waits for them (package-internals/wake-after-paint.ts).
 */
export function PageForm({ children, className = 'form-rows', refused, noValidate, ref, onSubmit }: Props) {
  const t = useTranslations('shell')
  const [params] = useSearchParams()
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useFieldFocus(form, refused)

  return (
    <form ref={form} method="post" className={className} noValidate={noValidate} onSubmit={onSubmit}>
      {params.has(UNSENT) ? (
        <p className="alert" role="alert">
          {t('unsent')}
        </p>
      ) : null}
      {children}
    </form>
  )
}
