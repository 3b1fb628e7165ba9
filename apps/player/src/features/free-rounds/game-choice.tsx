import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { GameShown } from './free-rounds.ts'

type Props = {
  readonly games: readonly GameShown[]
  readonly chosen: string
  readonly onChoose: (gameKey: string) => void
}

/** One of the games, as pictures with what each returns. */
export function GameChoice({ games, chosen, onChoose }: Props) {
  const t = useTranslations('freeRounds')
  const name = useId()
  return (
    <fieldset className="free-rounds-games">
      <legend>{t('which')}</legend>
      {games.map(({ key, name: title, iconUrl, rtp }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <img src={iconUrl} alt="" width={64} height={64} loading="lazy" />
          <span>
            {title}
            {rtp ? <small>{t('rtp', { percent: Number(rtp) })}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
