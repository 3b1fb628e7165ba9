import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { resetPin } from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { PinField } from '../../shell/fields/pin-field.tsx'
import { readProblem, type PinProblem } from './read-problem.ts'

type Props = {
  readonly errors: Parameters<typeof Failure>[0]['texts']
  /** A forgotten PIN is replaced; that also ends the lock after too many wrong attempts. */
  readonly isReplaced: boolean
  readonly onSet: () => void
}

/** The new PIN, twice, and the password as proof. */
export function PinForm({ errors, isReplaced, onSet }: Props) {
  const t = useTranslations('pin')
  const [failed, setFailed] = useState<Failed>()
  const [problem, setProblem] = useState<{ readonly kind: PinProblem }>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const valueOf = (name: string) => String(fields.get(name) ?? '')
    setFailed(undefined)
    setProblem(undefined)
    if (valueOf('pin') !== valueOf('again')) return setProblem({ kind: 'differ' })
    setIsBusy(true)
    const password = valueOf('password')
    const answer = isReplaced
      ? await api(resetPin, { body: { newPin: valueOf('pin'), password } })
      : await api(setPin, { body: { pin: valueOf('pin'), password } })
    setIsBusy(false)
    if (answer.ok) {
      form.reset()
      return onSet()
    }
    const found = readProblem(answer)
    if (found) setProblem({ kind: found })
    else setFailed(answer)
  }

  const kind = problem?.kind
  const isOfPin = kind === 'tooSimple' || kind === 'birthDate'
  return (
    <PageForm refused={problem} onSubmit={(event) => void submit(event)}>
      <PinField
        label={t('pin')}
        autoComplete="new-password"
        hint={t('pinHint')}
        problem={isOfPin ? t(kind) : undefined}
      />
      <PinField
        label={t('again')}
        name="again"
        autoComplete="new-password"
        problem={kind === 'differ' ? t('differ') : undefined}
      />
      <Field
        label={t('password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        hint={t('passwordHint')}
      />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('submit')}
      </Button>
    </PageForm>
  )
}
