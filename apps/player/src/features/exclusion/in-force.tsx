import { useFormatter, useTranslations } from 'use-intl/react'
import { Countdown } from './countdown.tsx'
import { leftAt } from './left-at.ts'
import type { Exclusion, Exclusions } from './use-exclusions.ts'

const DAY_MS = 86_400_000
/** A longer period is shown without a countdown. */
const COUNTED_DOWN_MS = 8 * DAY_MS

type Props = { readonly exclusions: Exclusions & { readonly readAt: number }; readonly onOver: () => void }

/** Receipts of what keeps the player from playing now, each with the time that is left. */
export function InForce({ exclusions, onOver }: Props) {
  const t = useTranslations('exclusion')
  if (exclusions.inForce.length === 0) return null
  return (
    <section className="panel in-force" aria-labelledby="in-force">
      <h2 id="in-force">{t('inForce')}</h2>
      {exclusions.inForce.map((exclusion) => (
        <Receipt key={exclusion.exclusionId} exclusion={exclusion} exclusions={exclusions} onOver={onOver} />
      ))}
      <div>
        <h3>{t('can')}</h3>
        <p>{t('canText')}</p>
      </div>
    </section>
  )
}

function Receipt({ exclusion, exclusions, onOver }: Props & { exclusion: Exclusion }) {
  const t = useTranslations('exclusion')
  const format = useFormatter()
  const moment = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' })
  const { kind, from, until, receipt, ruleId } = exclusion
  const leftMs = until === null ? undefined : leftAt(until, exclusions)
  return (
    <article className="in-force-receipt">
      <h3>{t(`kinds.${kind}.name`)}</h3>
      {leftMs !== undefined && leftMs < COUNTED_DOWN_MS ? (
        <p className="in-force-countdown">
          <Countdown key={until} leftMs={leftMs} onOver={onOver} />
        </p>
      ) : null}
      <p>
        <b>{until === null ? t('noEnd') : t('until', { moment: moment(until) })}</b>
      </p>
      <p>{t(`kinds.${kind}.text`)}</p>
      <p className="in-force-facts">
        <span>{t('since', { moment: moment(from) })}</span>
        <span>{t('receipt', { number: receipt })}</span>
        {ruleId ? <span>{t('rule', { rule: ruleId })}</span> : null}
      </p>
    </article>
  )
}
