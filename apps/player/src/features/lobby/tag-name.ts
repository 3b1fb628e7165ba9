import { useTranslations } from 'use-intl/react'
import { useSite } from '../../shell/site.ts'
import type { LobbyTag } from './lobby-game.ts'

/** Names of tags in the language of the page; a tag that staff added later has only its own Czech and English. */
export function useTagName(): (tag: Pick<LobbyTag, 'key'> & Partial<Pick<LobbyTag, 'translations'>>) => string {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  return ({ key, translations = [] }) => {
    const name = `tags.${key}` as Parameters<typeof t.has>[0]
    if (t.has(name)) return t(name as 'tags.slots')
    const inLanguage = (language: string) => translations.find((one) => one.language === language)?.text
    return inLanguage(locale) ?? inLanguage('en') ?? key
  }
}
