import { joinClasses } from '../join-classes.ts'
import styles from './button.module.css'

export type ButtonSize = 'small' | 'normal' | 'large' | 'extra-large'
/** `danger` leads to an irreversible action, `destructive` does it. */
export type ButtonVariant = 'primary' | 'outlined' | 'ghost' | 'base' | 'danger' | 'destructive'

const sizes = {
  small: styles.small,
  normal: undefined,
  large: styles.large,
  'extra-large': styles.extraLarge,
} as const

/** Classes of a button for another element, such as a link. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'normal', more?: string): string {
  return joinClasses(styles.button, styles[variant], sizes[size], more)
}
