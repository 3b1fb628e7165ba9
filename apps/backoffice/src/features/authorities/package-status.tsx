import type { AuthorityPackage } from '#contract/play-v1/authorities.ts'
import type { CheckAgain, PackageState } from '#contract/states/package-states.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

const KINDS: Readonly<Record<PackageState, StatusKind>> = {
  held: 'stop',
  ready: 'wait',
  handed: 'wait',
  accepted: 'ok',
  rejected: 'stop',
  replaced: 'idle',
}

const KINDS_AGAIN: Readonly<Record<CheckAgain, StatusKind>> = { waiting: 'wait', passed: 'ok', refused: 'stop' }

/** Our own check after an earlier package was corrected or refused. */
export function CheckedAgain({ of }: { readonly of: Pick<AuthorityPackage, 'checkAgain'> }) {
  const { t } = useTexts()
  return of.checkAgain === null ? (
    '–'
  ) : (
    <Status kind={KINDS_AGAIN[of.checkAgain]}>{t(`authorities.checkAgain.${of.checkAgain}`)}</Status>
  )
}

/** The state of a package, and whether its response is late. */
export function PackageStatus({ of }: { readonly of: Pick<AuthorityPackage, 'state' | 'isLate'> }) {
  const { t } = useTexts()
  return (
    <>
      <Status kind={KINDS[of.state]}>{t(`authorities.state.${of.state}`)}</Status>
      {of.isLate ? <span className={textStyles.late}> {t('authorities.late')}</span> : null}
    </>
  )
}
