import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

export function Logo() {
  const t = useTranslations('shell')
  const { locale, appName, logoUrl } = useSite()
  return (
    <Link className="logo" to={paths.lobby(locale)} aria-label={t('toLobby', { brand: appName })}>
      {logoUrl ? <img src={logoUrl} alt="" height={34} width={130} /> : appName}
    </Link>
  )
}
