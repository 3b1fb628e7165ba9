import type { useTexts } from '../../shell/use-texts.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** The result of automatic approval for a withdrawal, in words; empty if no rule has judged it. */
export function writeApproval(
  { heldFor, isApprovedByRule }: Pick<Withdrawal, 'heldFor' | 'isApprovedByRule'>,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (isApprovedByRule) return t('held.byRule')
  return heldFor ? t('held.waits', { reasons: heldFor.map((one) => t(`held.${one}`)).join(', ') }) : ''
}
