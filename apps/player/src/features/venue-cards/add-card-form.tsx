import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { CardNumberField } from '../../shell/fields/card-number-field.tsx'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import type { VenueCard } from './venue-card-row.tsx'

type Props = {
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly onAdded: (card: VenueCard) => void
}

/** Form for the number of a card. */
export function AddCardForm({ errors, onAdded }: Props) {
  const t = useTranslations('venueCards')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const cardNumber = String(new FormData(form).get('cardNumber') ?? '')
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(addCard, { body: { cardNumber } })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    form.reset()
    onAdded(answer.data)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <CardNumberField label={t('number')} hint={t('numberHint')} />
      <Failure failed={failed} texts={{ ...errors, ERR_TOO_MANY_BAD_ATTEMPTS: t('tooMany') }} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('add')}
      </Button>
    </PageForm>
  )
}
