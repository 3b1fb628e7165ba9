import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getPaymentButtons } from '#contract/onling-v2/payment.ts'
import { api } from '../../shell/api.ts'

type Button = ReplyOf<typeof getPaymentButtons>['buttons'][number]

/** Banks with a direct redirect. */
export function BankChoice({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (id: string) => void }) {
  const t = useTranslations('deposit')
  const [buttons, setButtons] = useState<readonly Button[]>()
  useEffect(() => {
    void api(getPaymentButtons, { query: {} }).then((answer) => setButtons(answer.ok ? answer.data.buttons : []))
  }, [])
  if (buttons?.length === 0) return <p className="note">{t('banksFailed')}</p>
  return (
    <fieldset className="bank-choice" aria-busy={buttons === undefined}>
      <legend>{t('bank')}</legend>
      {buttons?.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
