import { Status, type StatusKind } from '../../shell/status.tsx'
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
        <button type="button" className="open-row lnk" onClick={onOpen}>
          {titleOf(row)}
        </button>
        <div className="xs mut">
          {[
            ...(row.playerId === null ? [] : [t('player.title', { id: row.playerId })]),
            ...(row.warnings.length > 0 ? [`${t('approvals.warnings')}: ${row.warnings.length}`] : []),
          ].join(' · ')}
        </div>
      </td>
      <td className="s hide">{row.askedByName}</td>
      <td className="nw">
        <Status kind={row.isOwn && row.state === 'waiting' ? 'info' : KINDS[row.state]}>
          {row.state !== 'waiting'
            ? t(`approvals.state.${row.state}`)
            : t(row.isOwn ? 'approvals.yours' : 'approvals.oneOfTwo')}
        </Status>
      </td>
      <td className="s n">{at === null ? '–' : writeMoment(at, language)}</td>
    </tr>
  )
}
