import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Item, Publication } from './content.ts'
import styles from './content.module.css'
import { NotifiedOfTerms } from './notified-of-terms.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Publications, then all versions with their authors. */
export function VersionsView({ item }: { readonly item: Item }) {
  const { t, language } = useTexts()
  const [publishing, setPublishing] = useState<number>()
  const [withdrawing, setWithdrawing] = useState<Publication>()
  const mayWrite = useMay('content.manage')
  return (
    <>
      <h2>{t('content.shownWhen')}</h2>
      {item.publications.length === 0 ? <p>{t('content.notShownYet')}</p> : null}
      <ul className={styles.rows}>
        {item.publications.map((one) => (
          <li key={one.publicationId} className={styles.row}>
            <b>{t('content.version', { version: one.version })}</b>
            <Shown publication={one} />
            {one.asksAgain ? (
              <NotifiedOfTerms
                contentId={item.contentId}
                version={one.version}
                from={one.from}
                isTakenBack={one.withdrawnAt !== null}
              />
            ) : null}
            <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
              {one.askedBy === null
                ? t('content.ofProduct')
                : t('content.byTwo', { asked: one.askedBy, approved: one.approvedBy ?? '' })}
            </span>
            {mayWrite && one.askedBy !== null && one.withdrawnAt === null ? (
              <Button variant="outlined" onClick={() => setWithdrawing(one)}>
                {t('content.withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <h2>{t('content.tab.versions')}</h2>
      <ul className={styles.rows}>
        {item.versions.map(({ version, writtenAt, writtenBy }) => (
          <li key={version} className={styles.row}>
            <b>{t('content.version', { version })}</b>
            <time dateTime={writtenAt}>{writeMoment(writtenAt, language)}</time>
            <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
              {writtenBy ?? t('content.ofProduct')}
            </span>
            {mayWrite ? (
              <Button variant="outlined" onClick={() => setPublishing(version)}>
                {t('content.publish')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {publishing === undefined ? null : (
        <PublishDialog item={item} version={publishing} onClose={() => setPublishing(undefined)} />
      )}
      {withdrawing ? <WithdrawDialog publication={withdrawing} onClose={() => setWithdrawing(undefined)} /> : null}
    </>
  )
}

function Shown({ publication }: { readonly publication: Publication }) {
  const { t, language } = useTexts()
  const { isLive, from, until, withdrawnBy, asksAgain } = publication
  return (
    <span className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
      {isLive ? <Status kind="ok">{t('content.now')}</Status> : null}
      <time dateTime={from}>{t('content.toComeFrom', { from: writeMoment(from, language) })}</time>
      {until === null ? null : (
        <time dateTime={until}>{t('content.toComeUntil', { until: writeMoment(until, language) })}</time>
      )}
      {asksAgain ? <Status kind="wait">{t('content.asksAgain')}</Status> : null}
      {withdrawnBy === null ? null : <Status kind="stop">{t('content.withdrawnBy', { who: withdrawnBy })}</Status>}
    </span>
  )
}
