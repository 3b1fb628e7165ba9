import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { fetchResult, fetchVerifiedBankAccounts } from '#contract/onling-v2/kyc-verification.ts'
import { api } from '../../shell/api.ts'
import { explainError } from '../../shell/explain-error.ts'
import type { ErrorTexts } from './identity.ts'

const ASK_EVERY_MS = 3_000

/** The result of the check from which the browser has just returned, and its bank accounts. */
export function KycOutcome({
  verificationId,
  errors,
}: {
  readonly verificationId: string
  readonly errors: ErrorTexts
}) {
  const t = useTranslations('identity')
  const outcome = useQuery({
    queryKey: ['kyc', verificationId],
    queryFn: () => readOutcome(verificationId),
    refetchInterval: ({ state: { data } }) => (isRunning(data?.result.state) ? ASK_EVERY_MS : false),
  })
  const shown = outcome.data
  if (outcome.isPending) return <p className="note">{t('loading')}</p>
  if (!shown) return null
  const { state, problem } = shown.result
  const isGood = state === 'verified' || isRunning(state)
  const isOurs = problem === 'KYC_PLAYER_NOT_MATCH' || problem === 'KYC_INTERNAL_ERROR'
  return (
    <div className={isGood ? 'note' : 'alert alert-warning'} role="status">
      <p>{isOurs ? explainError(errors, problem) : problem ? t(`kycProblem.${problem}`) : t(`kyc.${state}`)}</p>
      {shown.accounts.length > 0 ? (
        <>
          <p>{t('accounts')}</p>
          <ul>
            {shown.accounts.map(({ iban, local }) => (
              <li key={iban}>{local ?? iban}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function isRunning(state: string | undefined): boolean {
  return state === 'started' || state === 'waiting'
}

async function readOutcome(verificationId: string) {
  const [result, found] = await Promise.all([
    api(fetchResult, { query: { verificationId } }),
    api(fetchVerifiedBankAccounts, { query: { verificationId } }),
  ])
  if (!result.ok) throw new Error(result.code)
  return { result: result.data, accounts: found.ok ? found.data.accounts : [] }
}
