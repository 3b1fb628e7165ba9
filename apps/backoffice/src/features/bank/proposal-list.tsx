import { useState, type ReactNode } from 'react'
import type { Proposal } from '#contract/shapes/proposals.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { PagedList, type usePages } from '../../shell/paged-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { ProposalDecisions } from './proposal-cells.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'

type Wording = {
  /** The proposal in words. */
  readonly title: string
  readonly consequence: { readonly what: string; readonly text: string }
  readonly isDangerous?: boolean
}
type Props<Row> = {
  readonly pages: ReturnType<typeof usePages<Row>>
  readonly idOf: (row: Row) => string
  readonly label: string
  readonly empty: string
  /** The columns before that of the decisions. */
  readonly head: ReactNode
  readonly renderCells: (row: Row) => ReactNode
  /** What the dialog says of a decision before it is made. */
  readonly word: (row: Row, move: ProposalMove) => Wording
  readonly onDecide: (row: Row, move: ProposalMove, explanation: string) => Promise<unknown>
}

/** What was proposed, by pages, with the two decisions of a second person at the end of each row. */
export function ProposalList<Row extends Proposal>({
  pages: { query, rows },
  idOf,
  label,
  empty,
  head,
  renderCells,
  word,
  onDecide,
}: Props<Row>) {
  const { t } = useTexts()
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
            {head}
            <th>
              <span className="sr">{t('corrections.decide')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={idOf(row)} data-row={idOf(row)} tabIndex={-1}>
            {renderCells(row)}
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
