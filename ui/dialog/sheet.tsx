import { joinClasses } from '../join-classes.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import styles from './sheet.module.css'

/** A dialog at the end of the screen, over its full height; on a phone at the bottom, over its full width. */
export const Sheet = ({ className, ...props }: DialogProps) => (
  <Dialog {...props} className={joinClasses(styles.sheet, className)} />
)
