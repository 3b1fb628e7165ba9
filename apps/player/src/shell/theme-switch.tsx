import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { writeClientValue } from './client-values.ts'
import { useSite } from './site.ts'
import { writeThemeCookie } from './theme.ts'

/** Light or dark, for this browser: at once, and in the server-rendered HTML of the next page. */
export function ThemeSwitch() {
  const t = useTranslations('shell')
  const site = useSite()
  const [theme, setTheme] = useState(site.theme)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      onClick={() => {
        document.documentElement.dataset['theme'] = other
        document.cookie = writeThemeCookie(other)
        writeClientValue('isDarkMode', other === 'dark')
        setTheme(other)
      }}
    >
      {t(other === 'light' ? 'toLight' : 'toDark')}
    </button>
  )
}
