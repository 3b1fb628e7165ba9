import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'

/** Says of when the page is, or that there is nothing to show, and asks again when it is told to. */
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
