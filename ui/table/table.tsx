import type { ReactNode } from 'react'
import styles from './table.module.css'

type TableProps = {
  readonly label: string
  readonly head: ReactNode
  readonly children: ReactNode
}

/** A table that scrolls by itself where it is wider than its place; by keyboard too. */
export function Table({ label, head, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

export type SortOrder = 'ascending' | 'descending' | 'none'

type SortHeaderProps = {
  readonly order: SortOrder
  readonly onSort: () => void
  readonly isNumber?: boolean
  readonly children: ReactNode
}

const MARKS: Readonly<Record<SortOrder, string>> = { ascending: '▲', descending: '▼', none: '' }

/** The head of a column by which the rows can be put in order. */
export function SortHeader({ order, onSort, isNumber = false, children }: SortHeaderProps) {
  return (
    <th scope="col" className={isNumber ? styles.number : undefined} aria-sort={order}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children} <span aria-hidden="true">{MARKS[order]}</span>
      </button>
    </th>
  )
}

/** A cell of figures: they stand under each other. */
export const NumberCell = ({ children }: { readonly children: ReactNode }) => (
  <td className={styles.number}>{children}</td>
)
