import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'
import { useSite } from './site.ts'

/**
 * Moves the focus to the heading of a page that was opened without a reload, so that a screen reader says it and the
 * keyboard goes on from there (WCAG 2.4.3). Left alone: a change of query or language, a link to a part of the page, a
 * page that focuses something of its own, an open dialog, and a field one types in, unless one goes back.
 */
export function MoveFocus() {
  const { locale } = useSite()
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isMoving = useNavigation().state !== 'idle'
  const page = withoutLocale(pathname, locale)
  const [loaded] = useState(() => withoutLocale(loadedPath(), locale))
  const shown = useRef(loaded)
  useEffect(() => {
    if (isMoving || shown.current === page) return
    // After the effects of the page and of a menu that closes: both may move the focus. A page that changes its query at
    // once gets it after that.
    const timer = setTimeout(() => {
      shown.current = page
      if (!hash) focusHeading(document, !isBack)
    })
    return () => clearTimeout(timer)
  }, [page, hash, isMoving, isBack])
  return null
}

const withoutLocale = (path: string, locale: string) => path.replace(new RegExp(`^/${locale}(?=/|$)`), '')

/** The path that the browser loaded: this part starts after the page, and its visitor may have gone on by then. */
const loadedPath = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

function focusHeading(document: Document, isFieldKept: boolean): void {
  const content = document.getElementById('content')
  const active = document.activeElement
  if (!content || document.querySelector('dialog[open]')) return
  if (active !== content && content.contains(active)) return
  if (isFieldKept && active?.matches('input, textarea, select')) return
  const heading = content.querySelector<HTMLElement>('h1') ?? content
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
