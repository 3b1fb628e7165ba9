import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { lobbySearch, useLobbySearch } from '../lobby-search.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

/** Search of the lobby. On the lobby it filters while typing; elsewhere Enter navigates there. `/` focuses it. */
export function SearchField({ className = '', withKey = false }: { className?: string; withKey?: boolean }) {
  const t = useTranslations('shell')
  const { locale } = useSite()
  const { pathname, search } = useLocation()
  const { text, isOpen } = useLobbySearch()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const isLobby = pathname === paths.lobby(locale)
  const typed = text ?? (isLobby ? (new URLSearchParams(search).get('q') ?? '') : '')

  useEffect(() => {
    function focusBySlash(event: KeyboardEvent) {
      const at = event.target
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (at instanceof HTMLElement && at.closest('input,select,textarea,dialog')) return
      if (!input.current?.checkVisibility()) return
      event.preventDefault()
      input.current.focus()
    }
    addEventListener('keydown', focusBySlash)
    return () => removeEventListener('keydown', focusBySlash)
  }, [])

  useEffect(() => {
    if (isOpen && input.current?.checkVisibility()) input.current.focus()
  }, [isOpen])

  return (
    <search className={`search-field ${className}`}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        placeholder={t('searchExample')}
        value={typed}
        onFocus={lobbySearch.expect}
        onChange={(event) => lobbySearch.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') lobbySearch.type('')
          if (event.key !== 'Enter') return
          if (isLobby) event.currentTarget.blur()
          else void navigate(paths.lobby(locale, `?q=${encodeURIComponent(typed)}`))
        }}
      />
      {withKey ? <kbd aria-hidden="true">/</kbd> : null}
    </search>
  )
}
