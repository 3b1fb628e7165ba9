import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'

type Props = {
  readonly title: string
  readonly state: 'pending' | 'error' | 'success'
  readonly isEmpty: boolean
  readonly empty: string
  readonly children: ReactNode
  readonly more?: (() => void) | undefined
  readonly again: () => void
  /** Under a list that is not empty. */
  readonly foot?: ReactNode
}

/** A list that may be on its way, empty, broken or longer than shown. */
export function ListSection({ title, state, isEmpty, empty, children, more, again, foot }: Props) {
  const t = useTranslations('account')
  return (
    <section className="sheet" aria-busy={state === 'pending'}>
      <h2>{title}</h2>
      {state === 'pending' ? <p className="note">{t('loading')}</p> : null}
      {state === 'error' ? (
        <div className="alert" role="alert">
          {t('failed')}{' '}
          <button type="button" className="lnk" onClick={again}>
            {t('again')}
          </button>
        </div>
      ) : null}
      {state === 'success' && isEmpty ? <p className="note">{empty}</p> : null}
      {state === 'success' && !isEmpty ? <ul className="lines">{children}</ul> : null}
      {more ? (
        <Button variant="ghost" onClick={more}>
          {t('more')}
        </Button>
      ) : null}
      {state === 'success' && !isEmpty ? foot : null}
    </section>
  )
}
