import { useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import type { Migration } from './use-old-account.ts'

/** Enough data of the earlier account to recognise it. */
export function FoundAccount({
  oldAccount,
  title,
}: {
  readonly oldAccount: Migration['oldAccount']
  readonly title: string
}) {
  const t = useTranslations('oldAccount')
  const { source, maskedName, maskedEmail, cards } = oldAccount
  return (
    <section className="locked-fields" aria-labelledby="found-title">
      <h2 id="found-title">
        <Icon name="lock" /> {title}
      </h2>
      <dl className="fact-list">
        <div>
          <dt>{t('from')}</dt>
          <dd>{t(source)}</dd>
        </div>
        <div>
          <dt>{t('name')}</dt>
          <dd>{maskedName}</dd>
        </div>
        {maskedEmail ? (
          <div>
            <dt>{t('email')}</dt>
            <dd>{maskedEmail}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('cards')}</dt>
          <dd>{cards === 0 ? t('noCards') : cards}</dd>
        </div>
      </dl>
    </section>
  )
}
