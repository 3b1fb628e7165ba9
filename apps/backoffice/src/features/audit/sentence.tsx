import { Link } from 'react-router'
import { paths } from '../../shell/paths.ts'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { useWarningText } from '../../shell/warning-ticks.tsx'
import { writeMoney } from '../../shell/write-money.ts'
import type { AuditRow } from './fold-repeats.ts'
import { groundsOf, describeRecord, type Piece } from './describe-record.ts'

/** Who did what to whom, how much, and why: the sentence of a record before its fields. */
export function Sentence({ row }: { readonly row: AuditRow }) {
  const { t, or, parts } = useTexts()
  const writeWarning = useWarningText()
  const { amount, touched, warnings } = groundsOf(row)
  const grounds = [
    ...(amount ? [writeMoney(amount)] : []),
    ...(touched === undefined ? [] : [t('audit.touched', { count: touched })]),
    ...(warnings.length > 0 ? [t('audit.warnings', { warnings: warnings.map(writeWarning).join(', ') })] : []),
    ...(row.reason ? [or(`reason.${row.reason}`, row.reason)] : []),
    ...(row.explanation ? [t('audit.because', { why: row.explanation })] : []),
  ]
  const pieces = describeRecord(row, parts)
  return (
    <>
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence never change their order
        <PieceShown key={at} piece={piece} />
      ))}
      {grounds.length > 0 ? <span className={textStyles.secondary}>, {grounds.join(', ')}</span> : null}
    </>
  )
}

function PieceShown({ piece }: { readonly piece: Piece }) {
  const { t } = useTexts()
  const mayReadPlayers = useMay('players.read')
  switch (piece.kind) {
    case 'who':
      return <b>{piece.text}</b>
    case 'player':
      return mayReadPlayers ? (
        <Link className={textStyles.link} to={paths.player(piece.playerId)}>
          {piece.playerId}
        </Link>
      ) : (
        <>{piece.playerId}</>
      )
    case 'subject': {
      const { kind, id } = piece.subject
      const to =
        kind === 'approval'
          ? paths.approval(id, 'decided')
          : `${paths.audit}?${new URLSearchParams({ subjectKind: kind, subjectId: id })}`
      return (
        <Link className={textStyles.link} to={to} title={`${t(`subject.${kind}`)} ${id}`}>
          {piece.text}
        </Link>
      )
    }
    default:
      return <>{piece.text}</>
  }
}
