import { joinClasses } from '#ui/join-classes.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { ApprovalRow } from './inbox.tsx'
import { useTitleOf } from './title-of.ts'

const KINDS: Readonly<Record<ApprovalRow['state'], StatusKind>> = {
  waiting: 'wait',
  executed: 'ok',
  refused: 'stop',
  expired: 'stop',
  changed: 'risk',
  withdrawn: 'idle',
}

/** Cells of a request with more than their value: its title and its progress. */
export function useInboxCells(onOpen: (approvalId: string) => void) {
  const { t } = useTexts()
  const titleOf = useTitleOf()
  const status = ({ isOwn, state }: ApprovalRow) => (
    <Status kind={isOwn && state === 'waiting' ? 'info' : KINDS[state]}>
      {state !== 'waiting' ? t(`approvals.state.${state}`) : t(isOwn ? 'approvals.yours' : 'approvals.oneOfTwo')}
    </Status>
  )
  return {
    action: (row: ApprovalRow) => (
      <>
        <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(row.approvalId)}>
          {titleOf(row)}
        </button>
        {row.warnings.length > 0 ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
            {`${t('approvals.warnings')}: ${row.warnings.length}`}
          </div>
        ) : null}
      </>
    ),
    canSign: status,
    state: status,
  }
}
