import { useState, type ReactNode } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import type { Proposal } from '#contract/shapes/proposals.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import type { Question } from '../../shell/list/use-list-rows.ts'
import textStyles from '../../shell/text.module.css'
import { ProposalDecisions, ProposalReasons, ProposalState, ProposedBy } from './proposal-cells.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'

type Wording = {
  /** The proposal in words. */
  readonly title: string
  readonly consequence: { readonly what: string; readonly text: string }
  readonly isDangerous?: boolean
}
type Props<Row> = {
  readonly list: ListDefinition
  readonly read: (question: Question) => Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }>
  readonly keptAs: readonly string[]
  readonly idOf: (row: Row) => string
  readonly label: string
  readonly empty: string
  /** The column of the proposal, with the proposer below. */
  readonly what: { readonly key: string; readonly render: (row: Row) => ReactNode }
  /** Content below the state. */
  readonly renderUnderState?: (row: Row) => ReactNode
  /** Content above the reasons. */
  readonly renderKind?: (row: Row) => ReactNode
  /** Other cells with more than their value. */
  readonly cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** The dialog's text before a decision. */
  readonly word: (row: Row, move: ProposalMove) => Wording
  readonly onDecide: (row: Row, move: ProposalMove, explanation: string) => Promise<unknown>
}

/** Proposals: what, who, state and reasons, with the two decisions of a second person at the end of each row. */
export function ProposalList<Row extends Proposal>({
  list,
  read,
  keptAs,
  idOf,
  label,
  empty,
  what,
  renderUnderState,
  renderKind,
  cells,
  word,
  onDecide,
}: Props<Row>) {
  const [deciding, setDeciding] = useState<{ readonly row: Row; readonly move: ProposalMove }>()
  return (
    <>
      <DataList
        list={list}
        label={label}
        empty={empty}
        read={read}
        keyOf={idOf}
        keptAs={keptAs}
        cells={{
          ...cells,
          [what.key]: (row: Row) => (
            <>
              {what.render(row)}
              <ProposedBy proposal={row} />
            </>
          ),
          state: (row: Row) => (
            <>
              <ProposalState proposal={row} />
              {renderUnderState?.(row)}
            </>
          ),
          explanation: (row: Row) => (
            <span className={textStyles.small}>
              {renderKind?.(row)}
              <ProposalReasons proposal={row} />
            </span>
          ),
        }}
        actions={(row: Row) => <ProposalDecisions proposal={row} onMove={(move) => setDeciding({ row, move })} />}
      />
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
