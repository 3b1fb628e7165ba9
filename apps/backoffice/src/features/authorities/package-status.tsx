import type { AuthorityPackage } from '#contract/play-v1/authorities.ts'
import type { PackageState } from '#contract/states/package-states.ts'
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
