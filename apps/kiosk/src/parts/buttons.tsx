import type { ComponentProps } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import styles from './buttons.module.css'

type Props = ComponentProps<'button'> & { readonly variant?: 'primary' | 'outlined' | 'danger' }

/** A button for a whole hand: 128 px high. */
export const BigButton = ({ variant = 'outlined', className, ...button }: Props) => (
  <button type="button" {...button} className={joinClasses(styles.big, styles[variant], className)} />
)

export const Row = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={joinClasses(styles.row, className)} />
)
