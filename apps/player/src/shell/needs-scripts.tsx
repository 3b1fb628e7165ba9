import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isFilledByScripts } from './is-filled-by-scripts.ts'

/** Where scripts are off: that this page needs them, instead of data that never load. */
export function NeedsScripts() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  if (!isFilledByScripts(pathname)) return null
  return (
    <noscript>
      <div className="page-width needs-scripts">
        <p className="note">{t('needsScripts')}</p>
      </div>
    </noscript>
  )
}
