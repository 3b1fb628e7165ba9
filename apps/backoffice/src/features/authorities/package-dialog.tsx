import { correctPackage, resendPackage, type AuthorityPackageDetail } from '#contract/play-v1/authorities.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { PACKAGES } from './package-keys.ts'

export type PackageChoice = 'resend' | 'correct'

type Props = {
  readonly of: Pick<AuthorityPackageDetail, 'packageId' | 'name'>
  readonly choice: PackageChoice
  readonly onClose: () => void
}

/** Hands a package over again, or requests a correction of it, with a reason. */
export function PackageDialog({ of: { packageId, name }, choice, onClose }: Props) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={`${t(`authorities.do.${choice}`)}: ${name}`}
      button={t(`authorities.do.${choice}`)}
      isDangerous={choice === 'correct'}
      consequences={[{ kind: 'wait', what: name, text: t(`authorities.then.${choice}`) }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          await ask(
            choice === 'resend'
              ? api(resendPackage, { body: { packageId, explanation } })
              : api(correctPackage, { body: { packageId, explanation, acceptedWarnings } }),
          )
          announce(t('authorities.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: PACKAGES })
        }
      }}
    />
  )
}
