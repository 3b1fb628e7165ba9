import { useTranslations } from 'use-intl/react'
import { Field } from '../../shell/fields/field.tsx'
import type { Failed } from '../../shell/failure.tsx'

type Props = {
  readonly label: string
  readonly code: string
  readonly failed: Failed | undefined
  readonly onChange: (code: string) => void
}

/** The six-digit code that a partner sent to the player's phone, with the attempts left after a wrong one. */
export function CodeField({ label, code, failed, onChange }: Props) {
  const t = useTranslations('deposit')
  const left = failed?.details?.['attemptsLeft']
  return (
    <Field
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*[0-9]{6}\s*"
      maxLength={8}
      required
      value={code}
      problem={typeof left === 'number' ? t('walletCode.attemptsLeft', { count: left }) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
