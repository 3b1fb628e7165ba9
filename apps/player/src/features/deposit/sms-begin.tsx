import { partnerOfWay } from '#contract/shapes/payment-names.ts'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { createSmsPayment, sendSmsCode } from '#contract/onling-v2/sms-payment.ts'
import { formatMoney, type Money } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'
import { FeeNote } from './fee-note.tsx'
import { feeOfWay, type PlayerFees } from './fee-of-way.ts'

export type SmsBegun = ReplyOf<typeof createSmsPayment>

type Props = {
  readonly prices: readonly Money[]
  readonly fees: PlayerFees
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onBegun: (begun: SmsBegun) => void
}

const PHONE = partnerOfWay('phone')

/** The price of the message, and the phone that will pay it. The code is sent at once. */
export function SmsBegin({ prices, fees, errors, onBegun }: Props) {
  const t = useTranslations('deposit')
  const { locale } = useSite()
  const [price, setPrice] = useState(prices[0])
  const feeMinor = feeOfWay(fees, { method: PHONE.method.name, gateway: PHONE.gateway }, price?.amountMinor)
  const [phone, setPhone] = useState('')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  // One idempotency key for one intention: a second press is the same deposit.
  const [intention, setIntention] = useState<{ readonly of: string; readonly key: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!price) return
    const of = `${price.amountMinor} ${feeMinor} ${phone}`
    const key = intention?.of === of ? intention.key : crypto.randomUUID()
    setIntention({ of, key })
    setIsBusy(true)
    setFailed(undefined)
    const begun = await api(createSmsPayment, {
      body: {
        amount: price,
        idempotencyKey: key,
        ...(feeMinor > 0 ? { feeMinor } : {}),
        ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
      },
    })
    const sent = begun.ok ? await api(sendSmsCode, { body: { paymentId: begun.data.payment.paymentId } }) : begun
    setIsBusy(false)
    if (begun.ok && sent.ok) onBegun(begun.data)
    else if (!sent.ok) setFailed(sent)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <fieldset className="quick-choice" aria-label={t('amount')}>
        {prices.map((one) => (
          <button
            key={one.amountMinor}
            type="button"
            aria-pressed={one.amountMinor === price?.amountMinor}
            onClick={() => setPrice(one)}
          >
            {formatMoney(one, locale)}
          </button>
        ))}
      </fieldset>
      <Field
        label={t('sms.phone')}
        hint={t('sms.phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <FeeNote amountMinor={price?.amountMinor ?? 0} feeMinor={feeMinor} />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('sms.begin')}
      </Button>
    </PageForm>
  )
}
