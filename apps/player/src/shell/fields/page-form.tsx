import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFieldFocus } from './field-focus.ts'
import { UNSENT } from './unsent.ts'

type Props = {
  readonly children: ReactNode
  readonly className?: string
  /** The error of the last submit: the first invalid field gets the focus. */
  readonly refused?: object | undefined
  /** The form shows its errors itself. */
  readonly noValidate?: boolean
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form submitted by the page's scripts. Its method is `post`, so that input can never get into a URL, even if the
 * scripts fail. A submit before hydration waits for it (package-internals/hydrate-after-paint.ts).
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
