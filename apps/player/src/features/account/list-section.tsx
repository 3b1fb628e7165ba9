import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { Reading } from '../../shell/reading.tsx'

type Props = {
  readonly title: string
  readonly state: 'pending' | 'error' | 'success'
  /** Between the title and the list, also of an empty one. */
  readonly head?: ReactNode
  readonly isEmpty: boolean
  /** Of the list, where its columns are aligned. */
  readonly rows?: 'account-rows-rounds' | 'account-rows-entries'
  readonly empty: string
  readonly children: ReactNode
  readonly more?: (() => void) | undefined
  readonly again: () => void
  /** Under a list that is not empty. */
  readonly foot?: ReactNode
}

/** A list in its states: loading, empty, failed, or with more pages. */
export function ListSection({ title, state, head, isEmpty, rows, empty, children, more, again, foot }: Props) {
  const t = useTranslations('account')
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id} aria-busy={state === 'pending'}>
      <h2 id={id}>{title}</h2>
      {head}
      <Reading
        status={state}
        words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
        onAgain={again}
      />
      {state === 'success' && isEmpty ? <p className="note">{empty}</p> : null}
      {state === 'success' && !isEmpty ? (
        <ul className={rows ? `line-list account-rows ${rows}` : 'line-list'}>{children}</ul>
      ) : null}
      {more ? (
        <Button variant="ghost" onClick={more}>
          {t('more')}
        </Button>
      ) : null}
      {state === 'success' && !isEmpty ? foot : null}
    </section>
  )
}
