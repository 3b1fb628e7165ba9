import { useTranslations } from 'use-intl/react'
import { wayId, type DepositWay } from './deposit-ways.ts'

type Props = {
  readonly ways: readonly DepositWay[]
  readonly chosen: DepositWay
  readonly onChoose: (way: DepositWay) => void
}

/** How the player pays: the partners of cards differ in their pages, so each is named. */
export function WayChoice({ ways, chosen, onChoose }: Props) {
  const t = useTranslations('deposit')
  const cards = ways.filter(({ kind, storedCard }) => kind === 'card' && !storedCard)
  return (
    <fieldset className="pay-ways">
      <legend>{t('way')}</legend>
      {ways.map((way) => {
        const { kind, partner, storedCard } = way
        const id = `way-${wayId(way)}`
        return (
          <div key={id}>
            <input
              id={id}
              type="radio"
              name="way"
              value={id}
              checked={wayId(way) === wayId(chosen)}
              onChange={() => onChoose(way)}
            />
            <label htmlFor={id}>
              {storedCard ? (
                <>
                  <b>{t('stored.name', { digits: storedCard.lastDigits })}</b> <small>{t('stored.note')}</small>
                </>
              ) : (
                <>
                  <b>{kind === 'card' && cards.length > 1 ? t('ways.cardOf', { partner }) : t(`ways.${kind}`)}</b>{' '}
                  <small>{t(`ways.${kind}Note`, { partner })}</small>
                </>
              )}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
