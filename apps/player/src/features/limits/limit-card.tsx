import type { Static } from 'typebox'
import { useFormatter, useTranslations } from 'use-intl/react'
import { limitFacts } from '#contract/shapes/limits.ts'
import type { LimitShown } from '#contract/shapes/limits-shown.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useSite } from '../../shell/site.ts'
import { measureUse } from './measure-use.ts'
import { numberOf, writeValue } from './write-value.ts'

type Props = {
  readonly limit: Static<typeof LimitShown>
  readonly isCancelling: boolean
  readonly onChange: () => void
  readonly onCancel: () => void
}

/** One limit: its value, its use, its next period, and pending changes. */
export function LimitCard({ limit, isCancelling, onChange, onCancel }: Props) {
  const t = useTranslations('limits')
  const format = useFormatter()
  const { locale } = useSite()
  const { kind, value, present, isChosen, pending, resetsAt, changesLeft, nextChangeAt, ruleId } = limit
  const name = t(`kinds.${kind}.name`)
  const use = measureUse(limit)
  const write = (one: NonNullable<typeof value>) => writeValue(one, locale)
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })
  const writeChoice = (one: typeof value) => (one === null ? t('noLimit') : write(one))
  const isAhead = present !== null && numberOf(present) < 0 && limitFacts(kind).measure === 'loss'

  return (
    <li className="limit-card" data-kind={kind}>
      <div>
        <h3 id={`limit-${kind}`}>{name}</h3>
        <b>
          {use && value
            ? t('used', { used: write(use.used), value: write(value) })
            : isChosen
              ? writeChoice(value)
              : t('notSet')}
        </b>
      </div>
      {use ? (
        // A span, because each browser styles its native meter differently.
        <span
          className={use.isAmber ? 'limit-meter is-high' : 'limit-meter'}
          role="meter"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={use.percent}
          aria-valuetext={t('meter', { percent: use.percent })}
          aria-labelledby={`limit-${kind}`}
        >
          <u style={{ width: `${use.percent}%` }} />
        </span>
      ) : null}
      <p>
        {[
          isAhead ? t('ahead') : undefined,
          use
            ? t('left', { left: write(use.left) })
            : present && !isAhead
              ? t('usedAlone', { used: write(present) })
              : undefined,
          resetsAt && use ? t('resetsAt', { moment: moment(resetsAt) }) : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {pending ? (
        <div className="limit-card-pending">
          <p>
            {t('pending', { moment: moment(pending.effectiveAt), value: writeChoice(pending.value) })}{' '}
            <small>{t('rule', { rule: ruleId })}</small>
          </p>
          <button
            type="button"
            className={buttonClass('ghost')}
            aria-label={t('cancelOf', { name })}
            disabled={isCancelling}
            aria-busy={isCancelling}
            onClick={onCancel}
          >
            {t('cancel')}
          </button>
        </div>
      ) : null}
      <div>
        <small>
          {nextChangeAt
            ? t('nextChange', { moment: moment(nextChangeAt) })
            : changesLeft === null
              ? ''
              : t('changesLeft', { count: changesLeft })}
        </small>
        <button
          type="button"
          className="text-link"
          aria-label={t(isChosen ? 'changeOf' : 'setOf', { name })}
          aria-haspopup="dialog"
          onClick={onChange}
        >
          {t(isChosen ? 'change' : 'set')}
        </button>
      </div>
    </li>
  )
}
