import type { useTexts } from '../../shell/use-texts.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** What automatic approval made of a withdrawal, in words; empty where no rule has looked at it. */
export function writeApproval(
  { heldFor, isApprovedByRule }: Pick<Withdrawal, 'heldFor' | 'isApprovedByRule'>,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (isApprovedByRule) return t('held.byRule')
  return heldFor ? t('held.waits', { reasons: heldFor.map((one) => t(`held.${one}`)).join(', ') }) : ''
}
