import { useFormatter, useTranslations } from 'use-intl/react'
import type { Shutdown } from '#contract/onling-v2/diagnostics.ts'

const HELD_WORDS = {
  signIn: 'outageSignIn',
  deposits: 'outageDeposits',
  withdrawals: 'outageWithdrawals',
} as const

type Props = { readonly shutdown: Shutdown; readonly isRunning: boolean }

/** Over every page: the next or current shutdown, with what is closed and when it opens. */
export default function ShutdownBanner({ shutdown: { startsAt, endsAt, holds }, isRunning }: Props) {
  const t = useTranslations('shell')
  const format = useFormatter()
  const isOneDay =
    format.dateTime(new Date(startsAt), { dateStyle: 'short' }) ===
    format.dateTime(new Date(endsAt), { dateStyle: 'short' })
  const from = format.dateTime(new Date(startsAt), { dateStyle: 'medium', timeStyle: 'short' })
  const to = format.dateTime(
    new Date(endsAt),
    isOneDay && !isRunning ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  )
  const held = holds.map((part) => t(HELD_WORDS[part])).join('')
  return (
    <p className={isRunning ? 'shutdown-banner is-running' : 'shutdown-banner'} role="status">
      {isRunning ? t('outageRuns', { to, held }) : t('outageComes', { from, to, held })}
    </p>
  )
}
