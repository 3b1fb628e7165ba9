import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Approval } from './approval-pane.tsx'

/** The two signatures: who asked, and who signed or may. */
export function Slots({ approval }: { readonly approval: Approval }) {
  const { t, or, language } = useTexts()
  const { askedByName, askedAt, decidedByName, decidedAt, state, canSign, permissions } = approval
  const isVoid = state === 'changed' || state === 'expired'
  const rights = permissions.map((one) => or(`right.${one}`, one)).join(', ')
  return (
    <div className="slots s">
      <div>
        <Status kind={isVoid ? 'idle' : 'ok'}>{t('approvals.firstSlot', { name: askedByName })}</Status>
        <div className="xs mut">{writeMoment(askedAt, language)}</div>
      </div>
      <div className={canSign ? 'mine' : ''}>
        {state === 'waiting' ? (
          <>
            <Status kind="wait">{t(canSign ? 'approvals.secondMine' : 'approvals.secondFree')}</Status>
            <div className="xs mut">
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
            <div className="xs mut">
              {t(`approvals.state.${state}`)}
              {decidedAt === null ? '' : ` · ${writeMoment(decidedAt, language)}`}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
