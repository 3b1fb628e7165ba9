import { joinClasses } from '../join-classes.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import styles from './sheet.module.css'

type Props = DialogProps & {
  /** For a table of many columns. */
  readonly isWide?: boolean
}

/** A dialog at the end of the screen, over its full height; on a phone at the bottom, over its full width. */
export const Sheet = ({ className, isWide = false, ...props }: Props) => (
  <Dialog {...props} className={joinClasses(styles.sheet, isWide && styles.wide, className)} />
)
