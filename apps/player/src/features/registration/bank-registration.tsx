import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { Language } from '#config/shapes.ts'
import { getBankRegistration } from '#contract/play-v1/newcomer.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { api } from '../../shell/api.ts'
import { readClientValue } from '../../shell/client-values.ts'
import { explainError } from '../../shell/explain-error.ts'
import type { Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { BankForm } from './bank-form.tsx'
import { BankStart } from './bank-start.tsx'
import type { FormRules } from './steps.ts'

export type BankReply = ReplyOf<typeof getBankRegistration>

export type BankProps = {
  readonly rules: FormRules
  readonly locale: Language
  readonly termsVersion: string
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onRegistered: () => void
}

/** After the return from the bank: its data, and the remaining fields; or the error. */
export default function BankRegistration(props: BankProps) {
  const { locale, errors } = props
  const t = useTranslations('registration')
  const [said, setSaid] = useState<BankReply>()
  const [failed, setFailed] = useState<Failed>()
  useEffect(() => {
    const read = async () => {
      const answer = await api(getBankRegistration, { query: {} })
      if (answer.ok) setSaid(answer.data)
      else setFailed(answer)
    }
    void read()
  }, [])
  // Only used once the browser has the answer.
  const returnTo = readClientValue('registrationReturn')
  if (said?.state === 'verified') return <BankForm {...props} said={said} />
  return (
    <div className="registration" aria-busy={!said && !failed}>
      {said ? <Unverified said={said} errors={errors} /> : null}
      {failed ? (
        <p className="alert alert-warning" role="alert">
          {failed.code === 'ERR_VERIFICATION_NOT_FOUND' ? t('bank.gone') : explainError(errors, failed.code)}
        </p>
      ) : null}
      {said || failed ? (
        <>
          <BankStart locale={locale} returnTo={returnTo} label={t('bank.again')} errors={errors} />
          <Link className={buttonClass('ghost', 'large')} to={paths.register(locale, returnTo)}>
            {t('bank.byForm')}
          </Link>
        </>
      ) : null}
    </div>
  )
}

function Unverified({ said: { state, problem }, errors }: { said: BankReply; errors: BankProps['errors'] }) {
  const t = useTranslations('identity')
  const isOurs = problem === 'KYC_PLAYER_NOT_MATCH' || problem === 'KYC_INTERNAL_ERROR'
  return (
    <p className="alert alert-warning" role="alert">
      {isOurs ? explainError(errors, problem) : problem ? t(`kycProblem.${problem}`) : t(`kyc.${state}`)}
    </p>
  )
}
