import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './table.module.css'

type TableProps = {
  readonly label?: string | undefined
  /** Id of the heading that names it, instead of a label. */
  readonly labelledBy?: string | undefined
  /** The rows of its header. */
  readonly head?: ReactNode
  /** Rows of the footer, such as sums. */
  readonly foot?: ReactNode
  /** What scrolls: by default the table alone; otherwise its container, such as a list under which its header stays. */
  readonly scrolls?: 'itself' | 'around'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Rows and columns. */
export function Table({ label, labelledBy, head, foot, scrolls = 'itself', className, children }: TableProps) {
  const table = (
    <table className={joinClasses(styles.table, className)} aria-label={label} aria-labelledby={labelledBy}>
      {head ? <thead>{head}</thead> : null}
      <tbody>{children}</tbody>
      {foot ? <tfoot>{foot}</tfoot> : null}
    </table>
  )
  if (scrolls === 'around') return table
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section className={styles.scroller} aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
      {table}
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

/** Header of a column by which the rows can be sorted. */
export function SortHeader({ order, onSort, isNumber = false, children }: SortHeaderProps) {
  return (
    <th scope="col" className={isNumber ? styles.number : undefined} aria-sort={order}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children} <span aria-hidden="true">{MARKS[order]}</span>
      </button>
    </th>
  )
}

/** Header of a column of figures. */
export const NumberHeader = ({ className, ...cell }: ComponentProps<'th'>) => (
  <th scope="col" {...cell} className={joinClasses(styles.number, className)} />
)

/** A cell of figures, aligned under each other. */
export const NumberCell = ({ className, ...cell }: ComponentProps<'td'>) => (
  <td {...cell} className={joinClasses(styles.number, className)} />
)
