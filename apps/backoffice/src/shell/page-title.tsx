import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from './paths.ts'
import { screens } from './screens.ts'
import { usePlace } from './use-place.ts'
import { useTexts } from './use-texts.ts'

/**
 * Names the page by its screen: in the tab, in the history, and aloud. It contains no personal data. A screen may set a
 * more specific title; this component is rendered before the screens, so that theirs takes precedence.
 */
export function PageTitle() {
  const { t, or } = useTexts()
  const { pathname, search } = useLocation()
  const brand = usePlace()?.brandName
  const screen = screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const isProfile = pathname.startsWith(paths.profile)
  const name = screen ? t(`screen.${screen.name}`) : isProfile ? t('profile.title') : undefined
  // The open view of a screen that has several: tabs of a browser are told apart.
  const view = screen ? or(`${screen.name}.view.${new URLSearchParams(search).get('view') ?? ''}`, '') : ''
  useEffect(() => {
    document.title = [view, name, brand].filter(Boolean).join(' · ')
  }, [view, name, brand])
  return null
}
