import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

export function Logo() {
  const t = useTranslations('shell')
  const { locale, appName, logo } = useSite()
  return (
    <Link className="logo" to={paths.lobby(locale)} aria-label={t('toLobby', { brand: appName })}>
      <img className="logo-on-dark" src={logo.onDark} alt="" height={34} width={130} />
      <img className="logo-on-light" src={logo.onLight} alt="" height={34} width={130} loading="lazy" />
    </Link>
  )
}
