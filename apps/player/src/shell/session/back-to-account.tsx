import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

/** Above the title of every page that is opened from the account. */
export function BackToAccount() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <Link className="text-link back-link" to={paths.account(locale)}>
      {t('backToAccount')}
    </Link>
  )
}
