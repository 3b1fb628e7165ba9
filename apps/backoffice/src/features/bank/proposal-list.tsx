import { useState, type ReactNode } from 'react'
import type { Proposal } from '#contract/shapes/proposals.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, type usePages } from '../../shell/paged-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ProposalDecisions, ProposalReasons, ProposalState, ProposedBy } from './proposal-cells.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'

type Wording = {
  /** The proposal in words. */
  readonly title: string
  readonly consequence: { readonly what: string; readonly text: string }
  readonly isDangerous?: boolean
}
type Column<Row> = {
  readonly head: string
  readonly className?: string
  readonly render: (row: Row) => ReactNode
}
type Props<Row> = {
  readonly pages: ReturnType<typeof usePages<Row>>
  readonly idOf: (row: Row) => string
  readonly label: string
  readonly empty: string
  /** What was proposed; who proposed it is said under it. */
  readonly what: Column<Row>
  /** Said under the state. */
  readonly renderUnderState?: (row: Row) => ReactNode
  /** Said above the reasons. */
  readonly renderKind?: (row: Row) => ReactNode
  readonly beforeReasons?: Column<Row>
  readonly afterReasons?: Column<Row>
  /** What the dialog says of a decision before it is made. */
  readonly word: (row: Row, move: ProposalMove) => Wording
  readonly onDecide: (row: Row, move: ProposalMove, explanation: string) => Promise<unknown>
}

/** What was proposed, by pages: what, who, where it is and why, with the two decisions of a second person at the end of each row. */
export function ProposalList<Row extends Proposal>({
  pages: { query, rows },
  idOf,
  label,
  empty,
  what,
  renderUnderState,
  renderKind,
  beforeReasons,
  afterReasons,
  word,
  onDecide,
}: Props<Row>) {
  const { t } = useTexts()
  const columns: Column<Row>[] = [
    {
      ...what,
      render: (row) => (
        <>
          {what.render(row)}
          <ProposedBy proposal={row} />
        </>
      ),
    },
    {
      head: t('players.state'),
      render: (row) => (
        <>
          <ProposalState proposal={row} />
          {renderUnderState?.(row)}
        </>
      ),
    },
    ...(beforeReasons ? [beforeReasons] : []),
    {
      head: t('corrections.why'),
      className: joinClasses(textStyles.small, layout.wideOnly),
      render: (row) => (
        <>
          {renderKind?.(row)}
          <ProposalReasons proposal={row} />
        </>
      ),
    },
    ...(afterReasons ? [afterReasons] : []),
  ]
  const [deciding, setDeciding] = useState<{ readonly row: Row; readonly move: ProposalMove }>()
  return (
    <>
      <PagedList
        pages={query}
        count={rows.length}
        label={label}
        empty={empty}
        head={
          <tr>
            {columns.map(({ head, className }) => (
              <th key={head} className={className}>
                {head}
              </th>
            ))}
            <th>
              <span className={textStyles.aloud}>{t('corrections.decide')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={idOf(row)} data-row={idOf(row)} tabIndex={-1}>
            {columns.map(({ head, className, render }) => (
              <td key={head} className={className}>
                {render(row)}
              </td>
            ))}
            <td>
              <ProposalDecisions proposal={row} onMove={(move) => setDeciding({ row, move })} />
            </td>
          </tr>
        ))}
      </PagedList>
      {deciding ? (
        <ProposalDialog
          {...word(deciding.row, deciding.move)}
          move={deciding.move}
          explanation={deciding.row.explanation}
          onClose={() => setDeciding(undefined)}
          onDecide={(explanation) => onDecide(deciding.row, deciding.move, explanation)}
        />
      ) : null}
    </>
  )
}
