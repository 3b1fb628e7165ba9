import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'

/** Shows the age of the page, or that there is no data, with a button to retry. */
export function StaleNote({ at, onRetry }: { readonly at: string | undefined; readonly onRetry: () => void }) {
  const t = useTranslations('promotions')
  return (
    <div className="alert" role="status">
      {at === undefined ? t('failed') : t('stale', { at })}{' '}
      <Button variant="ghost" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
