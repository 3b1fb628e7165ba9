import type { AuthorityPackageDetail } from '#contract/play-v1/authorities.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = {
  readonly versions: AuthorityPackageDetail['versions']
  readonly packageId: string
  readonly onOpen: (packageId: string) => void
}

/** All versions of the period, newest first, with the person and reason of each correction. */
export function PackageVersions({ versions, packageId, onOpen }: Props) {
  const { t, language } = useTexts()
  return (
    <section className={layout.section}>
      <h2>{t('authorities.versions')}</h2>
      {versions.map((version) => {
        const name = t('authorities.versionOf', {
          version: version.version,
          at: writeMoment(version.madeAt, language),
        })
        return (
          <div key={version.packageId}>
            <p>
              {version.packageId === packageId ? (
                <strong>{name}</strong>
              ) : (
                <Button variant="outlined" onClick={() => onOpen(version.packageId)}>
                  {name}
                </Button>
              )}{' '}
              {t(`authorities.state.${version.state}`)}
            </p>
            {version.reason === null ? null : (
              <p className={joinClasses(textStyles.small, textStyles.secondary)}>
                {t('authorities.because', {
                  asker: version.askedByName ?? '–',
                  signer: version.signedByName ?? '–',
                  reason: version.reason,
                })}
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}
