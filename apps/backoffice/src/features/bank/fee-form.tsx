import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { proposeFeeTariff, type listFees } from '#contract/play-v1/fees.ts'
import { feeOf } from '#contract/shapes/fees.ts'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import textStyles from '../../shell/text.module.css'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount, writeMoney } from '../../shell/write-money.ts'
import type { FeeOfWay } from './fee-cell.tsx'
import { readFeesAgain } from './read-again.ts'
import { readFirstDay, readTariff, type WrittenTariff } from './read-tariff.ts'

type Currency = ReplyOf<typeof listFees>['currency']

const EXAMPLE_MINOR = 100_000
const FIELDS = ['fixed', 'percent', 'min', 'max'] as const

/** Proposes the fee of a payment method; a second person must approve it. */
export function FeeForm({
  way,
  currency,
  onClose,
}: {
  readonly way: FeeOfWay
  readonly currency: Currency
  readonly onClose: () => void
}) {
  const { t, or } = useTexts()
  const marketZone = useMarketZone()
  const { direction, method, partner, payer, current } = way
  const amount = (minor: number) => (minor === 0 ? '' : writeAmount(minor, currency))
  const [written, setWritten] = useState<WrittenTariff>({
    fixed: amount(current?.fixedMinor ?? 0),
    percent: amount(current?.basisPoints ?? 0),
    min: amount(current?.minMinor ?? 0),
    max: typeof current?.maxMinor === 'number' ? writeAmount(current.maxMinor, currency) : '',
  })
  const [day, setDay] = useState('')
  const tariff = readTariff(written)
  const through = partner === method ? [] : [or(`gateway.${partner}`, partner)]
  const money = (amountMinor: number) => writeMoney({ amountMinor, currency })
  return (
    <ConfirmDialog
      title={[t('fees.change'), or(`method.${method}`, method), ...through, t(`fees.payer.${payer}`)].join(' · ')}
      button={t('fees.change')}
      consequences={[{ kind: 'wait', what: t('fees.proposal'), text: t('fees.waits') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!tariff) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const from = readFirstDay(day, marketZone)
        await ask(api(proposeFeeTariff, { body: { direction, method, partner, payer, tariff, ...from, explanation } }))
        await readFeesAgain()
        announce(t('fees.proposed'))
      }}
    >
      {FIELDS.map((field) => (
        <Field key={field} label={t(`fees.${field}`, { currency })}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              maxLength={12}
              value={written[field]}
              aria-invalid={tariff === undefined}
              onChange={({ target }) => setWritten({ ...written, [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('fees.validFrom')}>
        {(control) => <input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
      </Field>
      <p className={textStyles.small} aria-live="polite">
        {tariff ? t('fees.example', { amount: money(EXAMPLE_MINOR), fee: money(feeOf(tariff, EXAMPLE_MINOR)) }) : null}
      </p>
    </ConfirmDialog>
  )
}
