import { useState, type FormEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { useCode } from '#contract/onling-v2/bonuses.ts'
import { WHY_NOT } from '#contract/shapes/campaigns.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from './api.ts'
import { explainError } from './explain-error.ts'
import type { Failed } from './failure.tsx'
import { Field } from './fields/field.tsx'
import { PageForm } from './fields/page-form.tsx'

type Props = {
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onGiven: () => void
}

/** Form for a bonus code. A valid code gives an offer; a refusal says what, when, and how many attempts are left. */
export function BonusCodeForm({ errors, onGiven }: Props) {
  const t = useTranslations('bonuses')
  const explain = useRefusal(errors)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [told, setTold] = useState('')

  async function use(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '').trim()
    setProblem('')
    setTold('')
    setIsBusy(true)
    const answer = await api(useCode, { body: { code } })
    setIsBusy(false)
    if (!answer.ok) return setProblem(explain(answer))
    setTold(t('codeGiven', { name: answer.data.gift.name }))
    form.reset()
    onGiven()
  }

  return (
    <section className="panel" id="code" aria-labelledby="bonuses-code">
      <h2 id="bonuses-code">{t('code')}</h2>
      <PageForm onSubmit={(event) => void use(event)}>
        <Field
          label={t('codeLabel')}
          hint={t('codeHint')}
          problem={problem || undefined}
          isNoteLive
          name="code"
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="ghost" isLoading={isBusy}>
          {t('codeUse')}
        </Button>
      </PageForm>
      <output>{told}</output>
    </section>
  )
}

function useRefusal(errors: Props['errors']): (failed: Failed) => string {
  const t = useTranslations('bonuses')
  const format = useFormatter()
  const at = (instant: Date) => format.dateTime(instant, { dateStyle: 'medium', timeStyle: 'medium' })
  return ({ code, details }) => {
    const { triesLeft, usedAt, until, why } = details ?? {}
    // Input that cannot be a code is shown as an invalid code, too.
    if (code === 'ERR_CODE_NOT_VALID' || code === 'ERR_INVALID_INPUT') {
      const tries = typeof triesLeft === 'number' ? ` ${t('codeTries', { count: triesLeft })}` : ''
      return `${t('codeWrong', { at: at(new Date()) })}${tries}`
    }
    if (code === 'ERR_CODE_USED')
      return typeof usedAt === 'string' ? t('codeUsed', { at: at(new Date(usedAt)) }) : t('codeUsedUp')
    if (code === 'ERR_TOO_MANY_BAD_ATTEMPTS' && typeof until === 'string')
      return t('codeStopped', { at: at(new Date(until)) })
    const told = WHY_NOT.find((one) => one === why)
    return code === 'ERR_NOT_GIVEN' && told ? t(`why.${told}`) : explainError(errors, code)
  }
}
