import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl/react'

/** The formatted amount of a game's jackpot by the game's key; without games that have none. */
export const JackpotLevels = createContext<Readonly<Record<string, string>>>({})

/** Over a game's art: the jackpot that its rounds can win. Only this part re-renders when it changes. */
export function TileJackpot({ gameKey }: { readonly gameKey: string }) {
  const t = useTranslations('lobby')
  const level = useContext(JackpotLevels)[gameKey]
  return level ? (
    <span className="tile-jackpot">
      <span className="visually-hidden">{t('jackpots.title')}: </span>
      {level}
    </span>
  ) : null
}
