import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl/react'

/** What the jackpot of a game holds, by the game's key, as money is written; games without one are not in it. */
export const JackpotLevels = createContext<Readonly<Record<string, string>>>({})

/** Over a game's art: what its rounds can win beside their own win. Redrawn by itself when that changes. */
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
