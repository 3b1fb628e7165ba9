import { joinClasses } from '#ui/join-classes.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Approval } from './approval-pane.tsx'
import styles from './approvals.module.css'

/** The two slots: the requester, and the approver or who may approve. */
export function Slots({ approval }: { readonly approval: Approval }) {
  const { t, or, language } = useTexts()
  const { askedByName, askedAt, decidedByName, decidedAt, state, canSign, permissions } = approval
  const isVoid = state === 'changed' || state === 'expired'
  const rights = permissions.map((one) => or(`right.${one}`, one)).join(', ')
  return (
    <div className={joinClasses(styles.slots, textStyles.small)}>
      <div>
        <Status kind={isVoid ? 'idle' : 'ok'}>{t('approvals.firstSlot', { name: askedByName })}</Status>
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{writeMoment(askedAt, language)}</div>
      </div>
      <div className={canSign ? styles.mine : undefined}>
        {state === 'waiting' ? (
          <>
            <Status kind="wait">{t(canSign ? 'approvals.secondMine' : 'approvals.secondFree')}</Status>
            <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
              {rights}; {t('approvals.notAsker', { name: askedByName })}
            </div>
          </>
        ) : (
          <>
            <Status kind={state === 'executed' ? 'ok' : isVoid ? 'idle' : 'stop'}>
              {decidedByName === null
                ? t(`approvals.state.${state}`)
                : t('approvals.secondBy', { name: decidedByName })}
            </Status>
            <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
              {t(`approvals.state.${state}`)}
              {decidedAt === null ? '' : ` · ${writeMoment(decidedAt, language)}`}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
