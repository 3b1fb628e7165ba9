import { useTranslations } from 'use-intl/react'
import { wayId, type DepositWay } from './deposit-ways.ts'

type Props = {
  readonly ways: readonly DepositWay[]
  /** Other acquirers of cards, collapsed. */
  readonly otherAcquirers: readonly DepositWay[]
  readonly chosen: DepositWay
  readonly onChoose: (way: DepositWay) => void
}

/** Cards accepted by every acquirer. Names as text: logos may be used by agreement only. */
const CARDS = ['Visa', 'Mastercard']

/** How the player pays: one row for cards, and each other way with its partner. */
export function WayChoice({ ways, otherAcquirers, chosen, onChoose }: Props) {
  const t = useTranslations('deposit')
  const isOneOfMany = (kind: DepositWay['kind']) => ways.filter((one) => one.kind === kind).length > 1
  const row = (way: DepositWay, words: { readonly name: string; readonly note: string; readonly marks?: boolean }) => {
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
          <b>
            {words.name}
            {words.marks ? (
              <span className="card-marks">
                {CARDS.map((card) => (
                  <i key={card}>{card}</i>
                ))}
              </span>
            ) : null}
          </b>{' '}
          <small>{words.note}</small>
        </label>
      </div>
    )
  }
  return (
    <fieldset className="way-choice">
      <legend>{t('way')}</legend>
      {ways.map((way) => {
        const { kind, partner, storedCard } = way
        if (storedCard)
          return row(way, { name: t('stored.name', { digits: storedCard.lastDigits }), note: t('stored.note') })
        const name = kind === 'bank' && isOneOfMany(kind) ? t('ways.bankOf', { partner }) : t(`ways.${kind}`)
        return row(way, { name, note: t(`ways.${kind}Note`, { partner }), marks: kind === 'card' })
      })}
      {otherAcquirers.length > 0 ? (
        <details className="other-acquirers" open={otherAcquirers.some((way) => wayId(way) === wayId(chosen))}>
          <summary>{t('otherAcquirers')}</summary>
          {otherAcquirers.map((way) =>
            row(way, {
              name: t('ways.cardOf', { partner: way.partner }),
              note: t('ways.cardNote', { partner: way.partner }),
            }),
          )}
        </details>
      ) : null}
    </fieldset>
  )
}
