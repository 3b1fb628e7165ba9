import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../../shell/site.ts'
import type { FreeRounds, GameShown, Into } from './free-rounds.ts'
import { GameChoice } from './game-choice.tsx'
import { OfferTerms } from './offer-terms.tsx'

type Props = {
  readonly offer: FreeRounds
  readonly games: readonly GameShown[]
  readonly onChange: (relationId: string, into: Into) => Promise<void>
}

/**
 * An offer: its terms, one of its games to choose, and the button that accepts both; or the alternatives of its terms.
 */
export function OfferPanel({ offer, games, onChange }: Props) {
  const t = useTranslations('freeRounds')
  const { locale } = useSite()
  const id = useId()
  const { relationId, name, rounds, stake, gameKeys, conversion } = offer
  const own = games.filter(({ key }) => gameKeys.includes(key))
  const [chosen, choose] = useState(own[0]?.key ?? '')
  const [busy, setBusy] = useState<Into['kind']>()
  const game = own.find(({ key }) => key === chosen)
  const run = async (into: Into) => {
    setBusy(into.kind)
    await onChange(relationId, into)
    setBusy(undefined)
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('roundsAt', { rounds, stake: formatMoney(stake, locale) })}</h2>
      <p className="note">{name}</p>
      {own.length > 0 ? (
        <GameChoice games={own} chosen={chosen} onChoose={choose} />
      ) : (
        <p role="status">{t('noGameNow')}</p>
      )}
      <OfferTerms offer={offer} />
      <div className="button-row">
        {game ? (
          <Button
            isLoading={busy === 'free-rounds'}
            disabled={busy !== undefined && busy !== 'free-rounds'}
            onClick={() => void run({ kind: 'free-rounds', gameKey: game.key })}
          >
            {t('accept', { game: game.name })}
          </Button>
        ) : null}
        {conversion ? (
          <Button
            variant="ghost"
            isLoading={busy === conversion.to}
            disabled={busy !== undefined && busy !== conversion.to}
            onClick={() => void run({ kind: conversion.to })}
          >
            {t(`convert.${conversion.to}`, { amount: formatMoney(conversion.amount, locale) })}
          </Button>
        ) : null}
      </div>
      <p className="note">{t('gameStays')}</p>
    </section>
  )
}
