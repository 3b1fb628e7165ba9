import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { DriftSides } from './drift-sides.tsx'
import { useDrift } from './use-games.ts'

/** The watch of one game's return. */
export function GameDrift({ gameKey }: { readonly gameKey: string }) {
  const { t, language } = useTexts()
  const found = useDrift(gameKey).data
  const drift = found?.drifts[0]
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return (
    <section className={layout.section}>
      <h2>{t('games.view.drift')}</h2>
      {!found ? <Skeleton label={t('list.loading')} /> : null}
      {found && !drift ? (
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('drift.notYet')}</p>
      ) : null}
      {drift ? (
        <>
          <p className={joinClasses(layout.row, layout.wrap)}>
            {drift.state === 'alarm' ? (
              <Status kind="stop">{t('drift.alarm')}</Status>
            ) : (
              <Status kind="ok">{t('drift.calm')}</Status>
            )}
            <span className={joinClasses(textStyles.small, textStyles.muted)}>
              {t('drift.read', {
                rounds: number.format(drift.rounds),
                mean: drift.meanReturn === null ? '–' : number.format(Number(drift.meanReturn)),
                since: writeMoment(drift.since, language),
              })}
            </span>
          </p>
          <DriftSides drift={drift} />
        </>
      ) : null}
    </section>
  )
}
