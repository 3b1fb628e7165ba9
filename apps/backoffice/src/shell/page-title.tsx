import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageName } from './page-name.ts'
import { usePlace } from './use-place.ts'
import { useTexts } from './use-texts.ts'

/**
 * Names the page by its address: in the tab, in the history, and aloud. It contains no personal data. A screen may set a
 * more specific title; this component is rendered before the screens, so that theirs takes precedence.
 */
export function PageTitle() {
  const { t, or } = useTexts()
  const brand = usePlace()?.brandName
  const title = [...pageName(useLocation(), { t, or }), brand].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
