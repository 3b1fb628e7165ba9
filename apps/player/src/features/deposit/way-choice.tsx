import { useTranslations } from 'use-intl/react'
import { wayId, type DepositWay } from './deposit-ways.ts'

type Props = {
  readonly ways: readonly DepositWay[]
  readonly chosen: DepositWay
  readonly onChoose: (way: DepositWay) => void
}

/** How the player pays: partners that take the same differ in their pages, so each is named. */
export function WayChoice({ ways, chosen, onChoose }: Props) {
  const t = useTranslations('deposit')
  const isOneOfMany = (kind: DepositWay['kind']): kind is 'card' | 'bank' =>
    (kind === 'card' || kind === 'bank') && ways.filter((one) => one.kind === kind && !one.storedCard).length > 1
  return (
    <fieldset className="way-choice">
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
                  <b>{isOneOfMany(kind) ? t(`ways.${kind}Of`, { partner }) : t(`ways.${kind}`)}</b>{' '}
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
