import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
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

type Props = { readonly row: ApprovalRow; readonly isOpen: boolean; readonly onOpen: () => void }

/** One request in the inbox: what, by whom, how far it is, and until when. */
export function InboxRow({ row, isOpen, onOpen }: Props) {
  const { t, language } = useTexts()
  const titleOf = useTitleOf()
  const at = row.decidedAt ?? row.expiresAt
  return (
    <tr data-row={row.approvalId} tabIndex={-1} aria-selected={isOpen}>
      <td>
        <button type="button" data-opener className={rowStyles.opener} onClick={onOpen}>
          {titleOf(row)}
        </button>
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
          {[
            ...(row.playerId === null ? [] : [t('player.title', { id: row.playerId })]),
            ...(row.warnings.length > 0 ? [`${t('approvals.warnings')}: ${row.warnings.length}`] : []),
          ].join(' · ')}
        </div>
      </td>
      <td className={joinClasses(textStyles.small, layout.wideOnly)}>{row.askedByName}</td>
      <td className={textStyles.unbroken}>
        <Status kind={row.isOwn && row.state === 'waiting' ? 'info' : KINDS[row.state]}>
          {row.state !== 'waiting'
            ? t(`approvals.state.${row.state}`)
            : t(row.isOwn ? 'approvals.yours' : 'approvals.oneOfTwo')}
        </Status>
      </td>
      <NumberCell className={textStyles.small}>{at === null ? '–' : writeMoment(at, language)}</NumberCell>
    </tr>
  )
}
